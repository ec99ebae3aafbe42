/* The page of favourites: what is kept on this device, in the order of its collection. */
(() => {
  "use strict";
  const { Apus } = window;
  const { find } = Apus ?? {};
  const shelves = find?.("[data-shelf]") ?? [];
  if (!shelves.length) return;

  /* The entries there are, from the build; what is not among them is no longer available. */
  const catalogues = new Map(shelves.map((shelf) => [shelf, new Map(
    Apus.island("data-catalogue", shelf).map((entry, place) => [entry.id, { ...entry, place }]))]));
  const rows = new Map(shelves.map((shelf) => [shelf, new Map()]));
  const counts = new Map(shelves.map((shelf) => [shelf, 0]));

  const inOrder = (records, known) => {
    const place = ({ id }) => known.get(id)?.place ?? known.size;
    return records.sort((one, two) => (
      place(one) - place(two) || String(two.addedAt).localeCompare(String(one.addedAt))));
  };

  const whole = (address) => new URL(address, document.baseURI).href;
  const row = (shelf, record) => {
    const known = catalogues.get(shelf).get(record.id);
    const item = Apus.first("template[data-row]", shelf).content.firstElementChild.cloneNode(true);
    item.dataset.kind = shelf.dataset.shelf;
    item.dataset.entry = record.id;
    const name = known?.name ?? record.name;
    item.dataset.name = name;
    const link = Apus.first("a", item);
    const address = known && whole(known.url);
    if (!address) link.replaceWith(name);
    else {
      link.textContent = name;
      link.href = address;
    }
    const image = Apus.first("img", item);
    if (image) {
      Apus.picture(image, known?.image ? whole(known.image) : record.image);
      item.dataset.image = known?.image ?? record.image ?? "";
    }
    if (known) Apus.first("[data-gone]", item)?.remove();
    return item;
  };

  /* Where the focus goes when the row that has it disappears. */
  const refocus = (list, place) => {
    const next = list.children[Math.min(place, list.children.length - 1)];
    (next?.querySelector("button") ?? Apus.first("[data-empty] h2"))?.focus();
  };

  const show = (shelf, records) => {
    const list = Apus.first("[data-favourites]", shelf);
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
    counts.set(shelf, wanted.length);
    list.dispatchEvent(new CustomEvent("apus:added", { bubbles: true }));
    if (focused >= 0 && !list.contains(document.activeElement)) return () => refocus(list, focused);
    return () => {};
  };

  /* Segments: the shelf that the address names, the first else. */
  const segments = Apus.first("[data-segments]");
  const chosen = () => (
    shelves.find((shelf) => `#${shelf.id}` === location.hash) ?? shelves[0]);
  const choose = () => {
    const shown = chosen();
    for (const shelf of shelves) shelf.hidden = shelf !== shown;
    for (const link of find("[data-segments] a")) {
      link.ariaCurrent = link.hash === `#${shown.id}` || null;
    }
    Apus.first("[data-empty]").hidden = counts.get(shown) > 0;
    Apus.showTools(Math.max(...counts.values()));
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
  addEventListener("hashchange", choose);
  Apus.on("favorites", refresh);
  refresh();
})();
