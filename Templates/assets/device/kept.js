/* The page of favourites: what is kept on this device, in the order of its collection. */
(() => {
  "use strict";
  const { Apus } = window;
  const shelves = [...document.querySelectorAll("[data-shelf]")];
  if (!Apus?.copy || !shelves.length) return;

  /* The entries there are, from the build; what is not among them is no longer available. */
  const catalogue = (shelf) => {
    const island = shelf.querySelector("script[data-catalogue]");
    if (!island) return null;
    return new Map(JSON.parse(island.textContent).map((entry, place) => (
      [entry.id, { ...entry, place }])));
  };
  const catalogues = new Map(shelves.map((shelf) => [shelf, catalogue(shelf)]));
  const rows = new Map(shelves.map((shelf) => [shelf, new Map()]));

  const later = (first, second) => String(second.addedAt).localeCompare(String(first.addedAt));
  const inOrder = (records, known) => {
    if (!known) return records.sort(later);
    const place = (record) => known.get(record.id)?.place ?? Infinity;
    return records.sort((first, second) => {
      const [one, two] = [place(first), place(second)];
      return one === two ? later(first, second) : one - two;
    });
  };

  const row = (shelf, record) => {
    const known = catalogues.get(shelf)?.get(record.id);
    const isGone = catalogues.get(shelf) !== null && !known;
    const item = shelf.querySelector("template[data-row]").content.firstElementChild.cloneNode(true);
    item.dataset.kind = shelf.dataset.shelf;
    item.dataset.entry = record.id;
    const name = known?.name ?? record.name;
    item.dataset.name = name;
    const link = item.querySelector("a");
    const address = known ? new URL(known.url, document.baseURI).href : Apus.href(record.url);
    if (isGone || !address) link.replaceWith(name);
    else {
      link.textContent = name;
      link.href = address;
    }
    const image = item.querySelector("img");
    if (image) {
      const source = known?.image ? new URL(known.image, document.baseURI).href : record.image;
      if (source) Apus.picture(image, source);
      else image.removeAttribute("src");
      item.dataset.image = known?.image ?? record.image ?? "";
    }
    if (!isGone) item.querySelector("[data-gone]")?.remove();
    return item;
  };

  /* Where the focus goes when the row that has it disappears. */
  const refocus = (list, place) => {
    const next = list.children[Math.min(place, list.children.length - 1)];
    (next?.querySelector("button") ?? document.querySelector("[data-empty] h2"))?.focus();
  };

  const show = (shelf, records) => {
    const list = shelf.querySelector("[data-favourites]");
    const made = rows.get(shelf);
    const wanted = inOrder(records, catalogues.get(shelf));
    const ids = new Set(wanted.map((record) => record.id));
    const focused = [...list.children].findIndex((item) => item.contains(document.activeElement));
    for (const [id, item] of made) {
      if (ids.has(id)) continue;
      item.remove();
      made.delete(id);
    }
    let next = list.firstElementChild;
    for (const record of wanted) {
      if (!made.has(record.id)) made.set(record.id, row(shelf, record));
      const item = made.get(record.id);
      if (item === next) next = next.nextElementSibling;
      else list.insertBefore(item, next);
    }
    list.hidden = !wanted.length;
    shelf.dataset.count = wanted.length;
    list.dispatchEvent(new CustomEvent("apus:added", { bubbles: true }));
    if (focused >= 0 && !list.contains(document.activeElement)) return () => refocus(list, focused);
    return () => {};
  };

  /* Segments: the shelf that the address names, the first else. */
  const segments = document.querySelector("[data-segments]");
  const chosen = () => (
    shelves.find((shelf) => `#${shelf.id}` === location.hash) ?? shelves[0]);
  const choose = () => {
    const shown = chosen();
    for (const shelf of shelves) shelf.hidden = shelf !== shown;
    for (const link of segments?.querySelectorAll("a") ?? []) {
      if (link.hash === `#${shown.id}`) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    const isEmpty = !Number(shown.dataset.count);
    document.querySelector("[data-empty]").hidden = !isEmpty;
    for (const tool of document.querySelectorAll("[data-needs-kept]")) {
      tool.hidden = shelves.every((shelf) => !Number(shelf.dataset.count));
    }
  };

  const refresh = async () => {
    let records = [];
    try {
      records = await Apus.all("favorites");
    } catch (error) {
      Apus.explain(error);
    }
    const settle = shelves.map((shelf) => (
      show(shelf, records.filter((record) => record.type === shelf.dataset.shelf))));
    choose();
    for (const step of settle) step();
  };

  if (segments) segments.hidden = false;
  window.addEventListener("hashchange", choose);
  Apus.on("favorites", refresh);
  refresh();
})();
