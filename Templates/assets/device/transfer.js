/* What is kept here, as a file: export, import, clear. Profiles never leave the device. */
(() => {
  "use strict";
  const { Apus } = window;
  if (!Apus?.say) return;
  const LARGEST = 8 * 1024 * 1024;
  const shared = Apus.tables.filter((table) => table !== "profile");
  const keys = {
    favorites: ["type", "id"], lists: ["nome"], highlights: ["ref", "version"],
    recipeState: ["slug"], more: ["area", "key"],
  };
  const when = (record) => String(record.changedAt ?? record.addedAt ?? record.createdAt ?? "");

  /* Data without anything that could act: plain values in objects without a prototype. */
  const clean = (value, depth = 0) => {
    if (typeof value === "string") return value.slice(0, 5000);
    if (typeof value === "number" || typeof value === "boolean") return value;
    if (depth > 6 || value === null || typeof value !== "object") return null;
    if (Array.isArray(value)) return value.slice(0, 20000).map((part) => clean(part, depth + 1));
    const made = {};
    for (const [key, part] of Object.entries(value)) {
      if (!["__proto__", "constructor", "prototype"].includes(key)) made[key] = clean(part, depth + 1);
    }
    return made;
  };
  const isRecord = (table, record) => record !== null && typeof record === "object"
    && keys[table].every((key) => typeof record[key] === "string" && record[key].length < 500);
  const identity = (table, record) => JSON.stringify(keys[table].map((key) => record[key]));

  const union = (one, two) => {
    const found = new Map();
    for (const entry of [...one ?? [], ...two ?? []]) {
      if (entry && typeof entry.id === "string") found.set(entry.id, entry);
    }
    return [...found.values()];
  };
  const merged = (table, own, other) => {
    if (!own) return other;
    const newest = when(other) > when(own) ? other : own;
    return table === "lists" ? { ...newest, entries: union(own.entries, other.entries) } : newest;
  };

  const collect = async () => {
    const file = {
      app: "apus", schema: 1, site: Apus.site, exportedAt: new Date().toISOString(),
    };
    for (const table of shared) file[table] = await Apus.table(table);
    return file;
  };
  const merge = async (file) => {
    if (file?.app !== "apus" || typeof file.schema !== "number") throw new TypeError("foreign");
    let count = 0;
    for (const table of shared) {
      const given = (Array.isArray(file[table]) ? file[table] : []).map((part) => clean(part))
        .filter((record) => isRecord(table, record));
      if (!given.length) continue;
      const own = new Map((await Apus.table(table)).map((record) => [identity(table, record), record]));
      await Apus.putTable(table, given.map((record) => (
        merged(table, own.get(identity(table, record)), record))));
      count += given.length;
    }
    return count;
  };

  const save = async () => {
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(await collect(), null, 1)], { type: "application/json" }));
    const link = document.createElement("a");
    link.href = address;
    link.download = `apus-${Apus.site}-${new Date().toISOString().slice(0, 10)}.json`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(address), 10000);
  };
  const load = async (file) => {
    if (file.size > LARGEST) return Apus.say(Apus.text("tooLarge"));
    let count;
    try {
      count = await merge(JSON.parse(await file.text()));
    } catch (error) {
      if (error instanceof SyntaxError || error instanceof TypeError || error instanceof RangeError) {
        return Apus.say(Apus.text("foreign"));
      }
      return Apus.explain(error);
    }
    Apus.say(Apus.plural("imported", count));
  };
  const empty = async (tables) => {
    const kept = await Promise.all(tables.map(Apus.table));
    for (const table of tables) await Apus.clear(table);
    Apus.say(Apus.text("cleared"), {
      action: () => Promise.all(tables.map((table, at) => Apus.putTable(table, kept[at])))
        .catch(Apus.explain),
    });
  };

  const attempt = (work) => () => work().catch(Apus.explain);
  for (const place of document.querySelectorAll("[data-transfer]")) {
    const input = place.querySelector("input[type=file]");
    place.querySelector("[data-export]")?.addEventListener("click", attempt(save));
    place.querySelector("[data-import]")?.addEventListener("click", () => input.click());
    input?.addEventListener("change", () => {
      if (input.files[0]) load(input.files[0]).finally(() => { input.value = ""; });
    });
    const clear = place.querySelector("[data-clear]");
    clear?.addEventListener("click", attempt(() => empty(clear.dataset.clear.split(" "))));
  }
  Object.assign(Apus, { collect, merge });
})();
