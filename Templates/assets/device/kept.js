/* The page of favourites: what is kept on this device, in the order of its collection. */
(() => {
  "use strict";
  const { Apus } = window;
  const { find, first } = Apus ?? {};
  /* The entries there are, from the build; what is not among them is no longer available. */
  const shelves = (find?.("[data-shelf]") ?? []).map((element) => ({
    element, kind: element.dataset.shelf, list: first("[data-favourites]", element), rows: new Map(),
    known: new Map(Apus.island("data-catalogue", element).map((entry, place) => (
      [entry.id, { ...entry, place }]))),
  }));
  if (!shelves.length) return;

  const inOrder = (records, known) => {
    const place = ({ id }) => known.get(id)?.place ?? known.size;
    return records.sort((one, two) => (
      place(one) - place(two) || String(two.addedAt).localeCompare(String(one.addedAt))));
  };

  const row = ({ element, kind, known }, record) => {
    const now = known.get(record.id);
    const { id: entry, name, image = "" } = { ...record, ...now };
    const item = first("template[data-row]", element).content.firstElementChild.cloneNode(true);
    Object.assign(item.dataset, { kind, entry, name });
    Apus.label(item, name, now && Apus.whole(now.url));
    const picture = first("img", item);
    if (picture) {
      // Without a picture an empty box of the same size stays.
      const source = now?.image ? Apus.whole(image) : Apus.href(image);
      if (source) picture.src = source;
      item.dataset.image = image;
    }
    if (now) first("[data-gone]", item)?.remove();
    return item;
  };

  const show = ({ list, rows, ...shelf }, records) => {
    const wanted = inOrder(records, shelf.known);
    const ids = new Set(wanted.map((record) => record.id));
    const refocus = Apus.rowFocus(list, "[data-empty] h2");
    for (const [id, item] of rows) {
      if (ids.has(id)) continue;
      item.remove();
      rows.delete(id);
    }
    let next = list.firstElementChild;
    for (const record of wanted) {
      if (!rows.has(record.id)) rows.set(record.id, row(shelf, record));
      const item = rows.get(record.id);
      if (item === next) next = next.nextElementSibling;
      else list.insertBefore(item, next);
    }
    list.hidden = !wanted.length;
    list.dispatchEvent(new CustomEvent("apus:added", { bubbles: true }));
    return refocus;
  };

  /* Segments: the shelf that the address names, the first else. */
  const segments = first("[data-segments]");
  const choose = () => {
    const shown = shelves.find(({ element }) => `#${element.id}` === location.hash) ?? shelves[0];
    for (const { element } of shelves) element.hidden = element !== shown.element;
    for (const link of find("[data-segments] a")) {
      link.ariaCurrent = link.hash === `#${shown.element.id}` || null;
    }
    first("[data-empty]").hidden = shown.rows.size > 0;
    Apus.showTools(shelves.some(({ rows }) => rows.size));
  };

  const refresh = async () => {
    let records = [];
    try {
      records = await Apus.all("favorites");
    } catch (error) {
      Apus.explain(error);
    }
    const settle = shelves.map((shelf) => (
      show(shelf, records.filter((record) => record.type === shelf.kind))));
    choose();
    for (const step of settle) step();
  };

  if (segments) segments.hidden = false;
  addEventListener("hashchange", choose);
  Apus.on("favorites", refresh);
  refresh();
})();
