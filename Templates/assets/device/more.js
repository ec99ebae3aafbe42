/* "Load more": puts the next page of a list below this one. After a press it goes on by itself
   for a few pages, so that what stands below the list can be reached. */
(() => {
  const { Apus } = window;
  const list = Apus?.first("main > ul");
  const pages = Apus?.first("nav.pages");
  const start = pages && Apus.first("a[rel=next]", pages);
  if (!list || !start || !location.protocol.startsWith("http")) return;
  const ALONE = 3;
  let next = start.href;
  let shown = 1;
  let left = 0;
  let isLoading = false;

  const place = Apus.copy("more");
  const button = Apus.first("button", place);
  const status = Apus.first("[role=status]", place);
  pages.before(place);

  /* The cards of a fetched page lead on from there, not from here. */
  const settled = (item, address) => {
    const copy = document.importNode(item, true);
    for (const part of [copy, ...Apus.find("[src], [href], [data-image]", copy)]) {
      for (const name of ["src", "href", "data-image"]) {
        const value = part.getAttribute(name);
        if (value) part.setAttribute(name, new URL(value, address).href);
      }
    }
    return copy;
  };
  const focus = (from) => Apus.first(`:scope > :nth-child(${from + 1}) a`, list)?.focus({ preventScroll: true });
  /* The links and the entries of a page. */
  const read = async (address) => {
    const answer = await fetch(address);
    const page = await Apus.page(answer);
    const [nav, shelf] = ["nav.pages", "main > ul"].map((part) => settled(Apus.first(part, page), answer.url));
    return { nav, items: [...shelf.children] };
  };
  const load = async () => {
    if (isLoading || !next) return;
    isLoading = true;
    try {
      const { nav, items: all } = await read(next);
      // A new version may have moved what is here already to the next page, or what is not to the one before.
      if (nav.dataset.count !== pages.dataset.count) {
        const { items } = await read(Apus.first("[rel=prev]", nav));
        // Where that fails, the next press tries it again.
        pages.dataset.count = nav.dataset.count;
        all.unshift(...items.filter(({ dataset }) => dataset.entry));
      }
      const there = new Set([...list.children].map(({ dataset }) => dataset.entry));
      const items = all.filter(({ dataset: { entry } }) => !entry || !there.has(entry));
      const before = list.children.length;
      list.append(...items);
      list.dispatchEvent(new CustomEvent("apus:added", { bubbles: true }));
      shown += 1;
      // The links are now those of the last page that is shown; the way back leads to before the first.
      const links = (some) => Apus.find("ol, [rel=next]", some);
      for (const part of links(pages)) part.remove();
      pages.append(...links(nav));
      next = Apus.first("[rel=next]", pages)?.href;
      history.replaceState({ ...history.state, apusPages: shown }, "");
      status.textContent = Apus.plural("loaded", items.length);
      if (!next) {
        const hadFocus = place.contains(document.activeElement);
        button.remove();
        if (hadFocus) focus(before);
      }
    } catch {
      status.textContent = Apus.text("notLoaded");
      left = 0;
    }
    isLoading = false;
    watch();
  };
  button.addEventListener("click", async () => {
    const from = list.children.length;
    left = ALONE;
    await load();
    // Who reads on by keys is at the first that came.
    if (button === document.activeElement) focus(from);
  });
  const observer = new IntersectionObserver((seen) => {
    if (isLoading || !left || !seen.at(-1).isIntersecting) return;
    left -= 1;
    load();
  }, { rootMargin: "200px" });
  /* An observer reports changes only, so it starts anew after each page: the button may still be
     in view, or have come into view while the page was on its way. */
  const watch = () => {
    observer.unobserve(button);
    if (next) observer.observe(button);
  };
  watch();

  /* Back: what was loaded is loaded again, the place is the same, and so is what loads by itself. */
  const again = async () => {
    const { apusPages, apusTop, apusLeft } = history.state ?? {};
    while (shown < apusPages && next && !isLoading) {
      const count = shown;
      await load();
      if (shown === count) break;
    }
    if (shown > 1) {
      scrollTo({ top: apusTop, behavior: "instant" });
      left = apusLeft;
      watch();
    }
  };
  addEventListener("pagehide", () => {
    if (shown > 1) history.replaceState({ ...history.state, apusTop: scrollY, apusLeft: left }, "");
  });
  again();
})();
