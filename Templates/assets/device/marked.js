/* The page of passages that were marked, in the order of their books. */
(() => {
  "use strict";
  const { Apus } = window;
  const place = document.querySelector("[data-marked]");
  if (!Apus?.copy || !place) return;
  const kind = place.dataset.marked;
  const books = JSON.parse(place.querySelector("script[data-books]").textContent);
  const shelf = (ref) => books.findIndex((book) => ref.startsWith(`${book.id}.`));
  const numbers = (ref) => ref.split(".").slice(1).map(Number);
  const before = (one, other) => {
    const [a, b] = [one.ref, other.ref].map((ref) => [shelf(ref), ...numbers(ref)]);
    return a.map((part, at) => part - b[at]).find(Boolean) ?? 0;
  };

  const remove = async ({ favourite, mark }, next) => {
    try {
      if (favourite) await Apus.remove("favorites", [kind, favourite.id]);
      if (mark) await Apus.remove("highlights", [mark.ref, mark.version]);
    } catch (error) {
      return Apus.explain(error);
    }
    next();
    return Apus.say(Apus.text("unmarked", { name: (favourite ?? mark).name }), {
      action: () => Promise.all([
        favourite && Apus.put("favorites", favourite), mark && Apus.put("highlights", mark),
      ]).catch(Apus.explain),
    });
  };
  const row = (entry) => {
    const { ref, favourite, mark } = entry;
    const record = mark ?? favourite;
    const item = Apus.copy("marked");
    const book = books[shelf(ref)];
    const [chapter, verse] = numbers(ref);
    const page = book?.parts.find(([number]) => number === chapter)?.[1];
    const address = page ? `${new URL(page, document.baseURI).href}#v${verse}` : null;
    const link = item.querySelector("a");
    const name = String(record.name ?? ref);
    if (address) {
      link.textContent = name;
      link.href = address;
      item.querySelector("[data-gone]").remove();
    } else link.replaceWith(name);
    const label = [...item.querySelectorAll("[data-color]")];
    for (const color of label) if (color.dataset.color !== mark?.color) color.remove();
    if (!favourite) item.querySelector("[data-kept]").remove();
    item.querySelector("blockquote").textContent = String(record.text ?? "");
    const button = item.querySelector("button");
    button.setAttribute("aria-label", Apus.text("unmark", { name }));
    button.addEventListener("click", () => remove(entry, () => (
      (item.nextElementSibling ?? item.previousElementSibling)?.querySelector("button")
        ?? document.querySelector("[data-empty] h2")).focus()));
    return item;
  };
  const show = async () => {
    const read = (table) => Apus.all(table).catch(() => []);
    const [favourites, marks] = await Promise.all([read("favorites"), read("highlights")]);
    const found = new Map();
    for (const favourite of favourites) {
      if (favourite.type === kind) found.set(favourite.id, { ref: favourite.id, favourite });
    }
    for (const mark of marks) found.set(mark.ref, { ...found.get(mark.ref), ref: mark.ref, mark });
    const entries = [...found.values()].sort(before);
    const groups = Map.groupBy
      ? Map.groupBy(entries, ({ ref }) => shelf(ref))
      : entries.reduce((map, entry) => map.set(shelf(entry.ref), [...map.get(shelf(entry.ref)) ?? [], entry]), new Map());
    place.querySelectorAll("section").forEach((section) => section.remove());
    for (const [at, list] of groups) {
      const section = Apus.copy("marked-book");
      section.querySelector("h2").textContent = books[at]?.name ?? Apus.text("gone");
      section.querySelector("ul").append(...list.map(row));
      place.append(section);
    }
    document.querySelector("[data-empty]").hidden = entries.length > 0;
    for (const tool of document.querySelectorAll("[data-needs-kept]")) tool.hidden = !entries.length;
  };
  Apus.on("favorites", show);
  Apus.on("highlights", show);
  show();
})();
