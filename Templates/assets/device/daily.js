/* One of a list for each day, by the reader's own date; right at midnight as well. The rule is the
   build's: the days since the first of January 2000, modulo the list's length. */
(() => {
  "use strict";
  const places = [...document.querySelectorAll("[data-daily]")];
  const days = () => {
    const now = new Date();
    return Math.round((Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) - Date.UTC(2000, 0)) / 864e5);
  };
  const remainder = (number, count) => ((number % count) + count) % count;
  let shown = Number(places[0]?.dataset.daily);
  let timer = 0;
  const show = () => {
    clearTimeout(timer);
    const today = days();
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    timer = setTimeout(show, Math.min(midnight - now + 50, 2 ** 31 - 1));
    if (today === shown) return;
    shown = today;
    for (const place of places) {
      const { content } = place.querySelector("template");
      const wanted = Number(place.dataset.count ?? 1);
      const chosen = [...content.children].filter((_, at, { length }) => (
        remainder(at - today * wanted, length) < wanted));
      const target = place.querySelector("[data-chosen]");
      target.replaceChildren(...chosen.map((choice) => document.importNode(choice, true)));
    }
  };
  document.addEventListener("visibilitychange", show);
  window.addEventListener("pageshow", show);
  if (places.length) show();
})();
