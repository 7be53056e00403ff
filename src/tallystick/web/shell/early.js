// Before the first paint: day or night, and the language. A classic script, so that nothing flashes.
(() => {
  const kept = (/** @type {string} */ name) => {
    try {
      return localStorage.getItem("tallystick." + name);
    } catch {
      return null;
    }
  };
  const root = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  root.dataset.theme = kept("theme") || (dark ? "dark" : "light");
  root.lang = kept("language") || (navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en");
})();
