/* One of a list for each day, by the reader's own date; right at midnight as well. The rule is the
   build's: the days since the first of January 2000, modulo the list's length. */
(() => {
  const places = [...document.querySelectorAll("[data-daily]")];
  const remainder = (number, count) => ((number % count) + count) % count;
  let shown = Number(places[0]?.dataset.daily);
  let timer = 0;
  const show = () => {
    clearTimeout(timer);
    const now = new Date();
    const [year, month, day] = [now.getFullYear(), now.getMonth(), now.getDate()];
    const today = Math.round((Date.UTC(year, month, day) - Date.UTC(2000, 0)) / 864e5);
    timer = setTimeout(show, new Date(year, month, day + 1) - now + 50);
    if (today === shown) return;
    shown = today;
    for (const place of places) {
      const { children } = place.querySelector("template").content;
      const { count = 1 } = place.dataset;
      const wanted = count === "all" ? children.length : Number(count);
      const start = count === "all" ? today : today * wanted;
      const target = place.querySelector("[data-chosen]");
      target.replaceChildren(...Array.from({ length: Math.min(wanted, children.length) }, (_, at) => (
        document.importNode(children[remainder(start + at, children.length)], true))));
      target.dispatchEvent(new CustomEvent("apus:added", { bubbles: true }));
    }
  };
  document.addEventListener("visibilitychange", show);
  addEventListener("pageshow", show);
  if (places.length) show();
  document.documentElement.classList.add("day-chosen");
})();
