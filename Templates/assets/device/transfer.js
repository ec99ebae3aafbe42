/* What is kept here, as a file: export, import, clear. Profiles never leave the device. */
(() => {
  const { Apus } = window;
  if (!Apus) return;
  const LARGEST = 8 * 1024 * 1024;
  const SCHEMA = 1;
  const { profile, ...keys } = Apus.keys;
  const shared = Object.keys(keys);
  const when = (record) => String(record.changedAt ?? record.addedAt ?? record.createdAt ?? "");

  /* Data without anything that could act. */
  const clean = (key, value) => (key === "__proto__" ? undefined : value);
  const identity = (table, record) => JSON.stringify([keys[table]].flat().map((key) => record[key]));

  const union = (...lists) => [...new Map(lists.flat().filter(Boolean).map((entry) => (
    [`${entry.type}/${entry.id}`, entry]))).values()];
  /* Whether an entry was only looked at, and never begun anew: then nothing is lost where another record
     takes its place. */
  const isBare = (table, { checked, servings, timers, changedAt }) => (
    table === "recipeState" && !(servings || checked?.length || timers?.length || changedAt));
  const merged = (table, own, other) => {
    const isOwn = own && (isBare(table, other) || (when(other) <= when(own) && !isBare(table, own)));
    const newest = isOwn ? own : other;
    if (table === "lists") return { ...newest, entries: union(own?.entries, other.entries) };
    // What rings here goes on.
    return own?.timers && !isOwn ? { ...newest, timers: union(other.timers, own.timers) } : newest;
  };

  const everything = async () => Object.fromEntries(await Promise.all(
    shared.map(async (table) => [table, await Apus.all(table)])));
  const collect = async () => ({
    app: "apus", schema: SCHEMA, site: Apus.site, exportedAt: Apus.now(), ...await everything(),
  });
  const check = (file) => {
    if (file?.app !== "apus" || typeof file.schema !== "number") throw new TypeError("foreign");
    if (file.schema > SCHEMA) throw new TypeError("newer");
  };
  /* How many records there are, with the entries of lists and the timers. */
  const size = (records) => (
    records.flatMap((record) => [record, record?.entries ?? [], record?.timers ?? []].flat()).length);
  /* Takes in what is new or newer, all of it or nothing; says how much that was, and how much could
     not be read. */
  const merge = async (file) => {
    check(file);
    const news = {};
    let count = 0;
    let unread = 0;
    for (const table of shared) {
      const all = [file[table] ?? []].flat();
      const given = all.map((record) => Apus.readable(table, record)).filter(Boolean);
      unread += size(all) - size(given);
      if (!given.length) continue;
      const own = new Map((await Apus.all(table)).map((record) => [identity(table, record), record]));
      const changed = new Map();
      for (const record of given) {
        const key = identity(table, record);
        const before = changed.get(key) ?? own.get(key);
        const after = merged(table, before, record);
        if (JSON.stringify(after) !== JSON.stringify(before)) changed.set(key, after);
      }
      news[table] = [...changed.values()];
      count += changed.size;
    }
    // Their script is loaded then (`shared.js`), and looks which of them run.
    if (news.recipeState?.some(({ timers }) => timers?.length)) Apus.local("timers", 1);
    if (count) await Apus.putTables(news);
    return { count, unread };
  };

  const save = async () => {
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(await collect(), null, 1)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `apus-${Apus.site}-${Apus.now().slice(0, 10)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  };
  const load = async (file, isWanted = false) => {
    if (file.size > LARGEST) return Apus.tell("tooLarge");
    try {
      const data = JSON.parse(await file.text(), clean);
      check(data);
      const site = String(data.site ?? Apus.site);
      if (site !== Apus.site && !isWanted) {
        return Apus.tell("otherSite", { site: site.slice(0, 60) }, {
          label: Apus.text("importAnyway"), action: () => load(file, true),
        });
      }
      const { count, unread } = await merge(data);
      Apus.say([
        Apus.plural("imported", count), ...(unread ? [Apus.plural("unread", unread)] : []),
      ].join(" "));
    } catch (error) {
      if (error instanceof DOMException) return Apus.explain(error);
      Apus.tell(error.message === "newer" ? "newer" : "foreign");
    }
  };
  const empty = async () => {
    const kept = await everything();
    await Apus.clear(shared);
    // Their pages are as others from now on.
    for (const record of kept.favorites) {
      document.dispatchEvent(new CustomEvent("apus:favourite", { detail: { record, isKept: false } }));
    }
    Apus.tell("cleared", {}, { action: () => Apus.putTables(kept) });
  };

  /* There is something to save or to clear where anything is kept, and not only what the page shows. */
  const show = async () => (
    Apus.showTools(Object.values(await everything().catch(() => ({}))).flat().length, true));
  for (const place of Apus.find("[data-transfer]")) {
    const input = Apus.first("input[type=file]", place);
    Apus.press("[data-export]", save, place);
    Apus.press("[data-import]", () => input.click(), place);
    Apus.press("[data-clear]", empty, place);
    input.addEventListener("change", () => {
      if (input.files[0]) load(input.files[0]).finally(() => { input.value = ""; });
    });
  }
  Object.assign(Apus, { collect, merge });
  for (const table of shared) Apus.on(table, show);
  show();
})();
