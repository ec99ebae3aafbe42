/* The page of favourites: what is kept on this device, in the order of its collection. */
(() => {
  const { Apus } = window;
  const { find, first } = Apus ?? {};
  /* The entries there are, from the build. */
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

  /* What is kept and not among them: where it is instead, null where it is no more, and undefined
     while that is asked. */
  const places = new Map();
  const key = ({ type, id }) => `${type}/${id}`;
  const seek = (missing) => (
    Promise.all(missing.map(async (record) => {
      const found = await Apus.seek(record).catch(() => null);
      places.set(key(record), found);
      const { moved } = found ?? {};
      if (!moved) return;
      // It has another name by now, under which it is kept from here on.
      await Apus.update("favorites", [moved.type, moved.id], (other) => other ?? moved);
      await Apus.remove("favorites", [record.type, record.id]);
    })).catch(Apus.explain));

  /* The tile with the first letter that stands for a picture in lists. */
  const letter = (picture, name) => {
    const tile = document.createElement("span");
    tile.className = picture.className;
    tile.classList.add("blank");
    tile.ariaHidden = "true";
    tile.textContent = [...String(name).trim()][0] ?? "";
    picture.replaceWith(tile);
  };
  const row = ({ element, kind, known }, record) => {
    const now = known.get(record.id);
    const { id: entry, name, image = "" } = { ...record, ...now };
    const item = first("template[data-row]", element).content.firstElementChild.cloneNode(true);
    const there = now ? { address: Apus.whole(now.url) } : places.get(key(record));
    Object.assign(item.dataset, { kind, entry, name });
    if (there) first("[data-gone]", item)?.remove();
    Apus.inLanguage(first("a", item), there?.language);
    Apus.label(item, name, there?.address);
    const note = first("[data-note]", item);
    if (now?.note) note.textContent = now.note;
    else note?.remove();
    const picture = first("img", item);
    if (picture) {
      const source = now ? now.image && Apus.whole(image) : Apus.href(image);
      // What is kept of an entry may be there longer than its picture.
      picture.onerror = () => letter(picture, name);
      if (source) picture.src = source;
      else picture.onerror();
      item.dataset.image = image;
    }
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

  /* With segments one shelf is shown, that of the address, at first one that holds something; without
     them each that holds something. */
  const segments = first("[data-segments]");
  const empty = first("[data-empty]");
  const title = first("h2", empty);
  const words = title?.textContent;
  let usual;
  const choose = () => {
    const full = shelves.filter(({ count }) => count);
    usual ??= full[0];
    const named = shelves.find(({ element }) => element.id && `#${element.id}` === location.hash);
    const shown = segments ? [named ?? usual ?? shelves[0]] : full;
    for (const shelf of shelves) shelf.element.hidden = !shown.includes(shelf);
    for (const link of segments ? find("a", segments) : []) {
      link.ariaCurrent = link.hash === `#${shown[0].element.id}` || null;
    }
    empty.hidden = shown.some(({ count }) => count);
    // Where another holds something, it is of this one that nothing is said to be there.
    if (title) title.textContent = full.length ? `${shown[0].element.ariaLabel} · ${words}` : words;
  };

  /* Pages of favourites that are not on the device: made without a connection, or imported. */
  let work = Promise.resolve();
  const keepPages = async (records) => {
    const { scope, plain, keepPage } = Apus.offline;
    for (const { url } of records) {
      const address = Apus.href(url);
      // What is not there, or not just now, is asked for at the next visit.
      if (address?.startsWith(scope)) await keepPage(plain(address)).catch(() => {});
    }
  };

  const refresh = async () => {
    const records = await Apus.all("favorites").catch(Apus.explain) ?? [];
    const missing = [];
    const settle = shelves.map((shelf) => {
      const own = records.filter((record) => record.type === shelf.kind);
      shelf.count = own.length;
      return show(shelf, own.filter((record) => {
        const place = key(record);
        if (shelf.known.has(record.id) || places.get(place) !== undefined) return true;
        if (!places.has(place)) missing.push(record);
        places.set(place, undefined);
        return false;
      }));
    });
    choose();
    for (const step of settle) step();
    if (Apus.offline && navigator.onLine) work = work.then(() => keepPages(records));
    if (missing.length) seek(missing).then(refresh);
  };

  if (segments) segments.hidden = false;
  addEventListener("hashchange", choose);
  // The worker may hear of it later.
  addEventListener("online", () => setTimeout(refresh, 2000));
  Apus.on("favorites", refresh);
  refresh();
})();
