/* "Load more": puts the next page of a list below this one. After a press it goes on by itself
   for a few pages, so that what stands below the list can be reached. */
(() => {
  "use strict";
  const { Apus } = window;
  const list = document.querySelector("main > ul");
  const pages = document.querySelector("nav.pages");
  const start = pages?.querySelector("a[rel=next]");
  if (!Apus?.copy || !list || !start || !location.protocol.startsWith("http")) return;
  const ALONE = 3;
  let next = start.href;
  let shown = 1;
  let left = 0;
  let isLoading = false;

  const place = Apus.copy("more");
  const button = place.querySelector("button");
  const status = place.querySelector("[role=status]");
  pages.before(place);

  /* The cards of a fetched page lead on from there, not from here. */
  const settled = (item, address) => {
    const copy = document.importNode(item, true);
    for (const part of [copy, ...copy.querySelectorAll("[src], [href], [data-image]")]) {
      for (const name of ["src", "href", "data-image"]) {
        const value = part.getAttribute(name);
        if (value) part.setAttribute(name, new URL(value, address).href);
      }
    }
    return copy;
  };
  const end = () => {
    const hadFocus = place.contains(document.activeElement);
    place.querySelector("button").remove();
    pages.querySelector("a[rel=next]")?.remove();
    if (hadFocus) list.querySelector(`:scope > :nth-child(${before + 1}) a`)?.focus();
  };
  let before = 0;
  const load = async () => {
    if (isLoading || !next) return;
    isLoading = true;
    try {
      const answer = await fetch(next);
      if (!answer.ok) throw new Error(`${answer.status}`);
      const page = new DOMParser().parseFromString(await answer.text(), "text/html");
      const items = [...page.querySelector("main > ul").children];
      before = list.children.length;
      list.append(...items.map((item) => settled(item, answer.url)));
      list.dispatchEvent(new CustomEvent("apus:added", { bubbles: true }));
      shown += 1;
      const link = page.querySelector("nav.pages a[rel=next]");
      next = link ? new URL(link.getAttribute("href"), answer.url).href : null;
      if (link) pages.querySelector("a[rel=next]").href = next;
      history.replaceState({ ...history.state, apusPages: shown }, "");
      status.textContent = Apus.plural("loaded", items.length);
      if (!next) end();
    } catch {
      status.textContent = Apus.text("notLoaded");
      left = 0;
    }
    isLoading = false;
  };
  button.addEventListener("click", () => {
    left = ALONE;
    load();
  });
  new IntersectionObserver((seen) => {
    if (!left || !seen.some((entry) => entry.isIntersecting)) return;
    left -= 1;
    load();
  }, { rootMargin: "200px" }).observe(button);

  /* Back: what was loaded is loaded again, and the place is the same. */
  const again = async () => {
    const { apusPages = 1, apusTop = 0 } = history.state ?? {};
    while (shown < apusPages && next && !isLoading) {
      const count = shown;
      await load();
      if (shown === count) break;
    }
    if (apusPages > 1) window.scrollTo({ top: apusTop, behavior: "instant" });
  };
  window.addEventListener("pagehide", () => {
    if (shown > 1) history.replaceState({ ...history.state, apusTop: scrollY }, "");
  });
  again();
})();
