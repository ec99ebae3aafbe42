/* The page of passages that were marked, in the order of their books. */
(() => {
  const { Apus } = window;
  const place = Apus?.first("[data-marked]");
  if (!place) return;
  const { marked: kind, version } = place.dataset;
  const books = Apus.island("data-books", place);
  const shelf = (ref) => books.findIndex((book) => ref.startsWith(`${book.id}.`));
  const numbers = (ref) => ref.split(".").slice(1).map(Number);
  const before = (one, other) => {
    const [a, b] = [one.ref, other.ref].map((ref) => [shelf(ref), ...numbers(ref)]);
    return a.map((part, at) => part - b[at]).find(Boolean) ?? 0;
  };

  const remove = async ({ favourite, mark }) => {
    if (favourite) await Apus.remove("favorites", [kind, favourite.id]);
    if (mark) await Apus.remove("highlights", [mark.ref, mark.version]);
    Apus.tell("unmarked", { name: (favourite ?? mark).name }, {
      action: () => Promise.all([
        favourite && Apus.put("favorites", favourite), mark && Apus.put("highlights", mark),
      ]),
    });
  };
  const row = (entry) => {
    const { ref, favourite, mark } = entry;
    const record = mark ?? favourite;
    const item = Apus.copy("marked");
    const book = books[shelf(ref)];
    const [chapter, verse] = numbers(ref);
    const page = book?.parts.find(([number]) => number === chapter)?.[1];
    // The books are those of one version, where it is named.
    const isOwn = !version || (record.version ?? version) === version;
    const address = page && (isOwn ? `${Apus.whole(page)}#v${verse}` : Apus.href(record.url));
    const name = String(record.name ?? ref);
    Apus.label(item, name, address);
    if (address) Apus.first("[data-gone]", item).remove();
    for (const color of Apus.find("[data-color]", item)) {
      if (color.dataset.color !== mark?.color) color.remove();
    }
    if (!favourite) Apus.first("[data-kept]", item).remove();
    Apus.first("blockquote", item).textContent = String(record.text ?? "");
    const button = Apus.first("button", item);
    button.ariaLabel = Apus.text("unmark", { name });
    Apus.press("button", () => remove(entry), item);
    return item;
  };
  const show = async () => {
    const read = async (table) => await Apus.all(table).catch(Apus.explain) ?? [];
    const [favourites, marks] = await Promise.all([read("favorites"), read("highlights")]);
    const found = new Map(favourites.filter(({ type }) => type === kind).map((one) => [one.id, one]));
    // A passage may be marked in several versions; it is a favourite in one.
    const marked = marks.map((mark) => {
      const favourite = found.get(mark.ref);
      if (!favourite || (favourite.version ?? mark.version) !== mark.version) return { ref: mark.ref, mark };
      found.delete(mark.ref);
      return { ref: mark.ref, mark, favourite };
    });
    const entries = [
      ...marked, ...[...found.values()].map((favourite) => ({ ref: favourite.id, favourite })),
    ].sort(before);
    const refocus = Apus.rowFocus(place, "[data-empty] h2");
    for (const section of Apus.find("section", place)) section.remove();
    let last;
    for (const entry of entries) {
      const at = shelf(entry.ref);
      if (at !== last) {
        place.append(Apus.copy("marked-book"));
        Apus.first("h2", place.lastElementChild).textContent = books[at]?.name ?? Apus.text("gone");
        last = at;
      }
      Apus.first("ul", place.lastElementChild).append(row(entry));
    }
    Apus.first("[data-empty]").hidden = entries.length > 0;
    refocus();
  };
  Apus.on("favorites", show);
  Apus.on("highlights", show);
  show();
})();
