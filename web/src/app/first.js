// Before anything is painted: language and colours as this browser has chosen them, by the same rules as prefs.svelte.ts.
(() => {
  const LONG = 8000;
  const root = document.documentElement;
  const load = (key) => {
    try {
      return localStorage.getItem(`saucer-${key}`);
    } catch {
      return null;
    }
  };
  const wanted = [load("language") ?? "", ...navigator.languages].map((tag) => tag.slice(0, 2));
  root.lang = wanted.find((tag) => tag === "en" || tag === "fr") ?? "en";
  const theme = load("theme");
  if (theme === "light" || theme === "dark") root.dataset.theme = theme;
  setTimeout(() => (root.dataset.slow = ""), LONG);
})();
