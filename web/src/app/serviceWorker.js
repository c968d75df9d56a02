// Shows a page of our own where the server cannot be reached. That page is all it stores; it touches no other request.
const CACHE = "saucer-offline-VERSION";
const OFFLINE = "/offline.html";

addEventListener("install", (event) => event.waitUntil(install()));
addEventListener("activate", (event) => event.waitUntil(activate()));
addEventListener("fetch", (event) => {
  const isPage = event.request.mode === "navigate";
  if (isPage && !new URL(event.request.url).pathname.startsWith("/api/"))
    event.respondWith(loadPage(event.request));
});

async function install() {
  const cache = await caches.open(CACHE);
  await cache.add(new Request(OFFLINE, { cache: "reload" }));
  await skipWaiting();
}

async function activate() {
  const old = (await caches.keys()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await clients.claim();
}

/** The page from the server; a proxy that cannot reach the server counts as no answer. */
async function loadPage(request) {
  const answer = await fetch(request).catch(() => null);
  if (answer && ![502, 503, 504].includes(answer.status)) return answer;
  return (await caches.match(OFFLINE)) ?? answer ?? Response.error();
}
