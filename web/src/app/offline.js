// Goes on by itself when the server can be reached again.
(() => {
  const PAUSE = 4000;
  const look = async () => {
    const answer = await fetch("/api/health", { cache: "no-store" }).catch(() => null);
    if (answer && answer.status < 500) location.reload();
  };
  addEventListener("online", look);
  setInterval(look, PAUSE);
})();
