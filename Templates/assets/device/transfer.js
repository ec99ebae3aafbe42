/* What is kept here, as a file: export, import, clear. Profiles never leave the device. */
(() => {
  const { Apus } = window;
  if (!Apus) return;
  const LARGEST = 8 * 1024 * 1024;
  const SCHEMA = 1;
  const { profile, ...keys } = Apus.keys;
  const shared = Object.keys(keys);
  const keysOf = (table) => [keys[table]].flat();
  const when = (record) => String(record.changedAt ?? record.addedAt ?? record.createdAt ?? "");

  /* Data without anything that could act, and no text that is too long. */
  const clean = (key, value) => {
    if (key === "__proto__") return undefined;
    return typeof value === "string" ? value.slice(0, 5000) : value;
  };
  /* What a page of instructions can show: servings that may be chosen, and timers that can ring. */
  const isTimer = (timer) => (
    timer?.id && timer.label && (timer.endsAt ?? 0) < Date.now() + 1e9 && (timer.remaining ?? 0) < 1e6);
  const isState = ({ servings, checked = [], timers = [] }) => (
    (servings ?? 1) > 0 && (servings ?? 1) < 100
    && Array.isArray(checked) && Array.isArray(timers) && timers.every(isTimer));
  const isRecord = (table, record) => keysOf(table).every((key) => (
    typeof record?.[key] === "string" && record[key].length < 500))
    && (table !== "recipeState" || isState(record));
  const identity = (table, record) => JSON.stringify(keysOf(table).map((key) => record[key]));

  const union = (...lists) => {
    const found = new Map();
    for (const entry of lists.flat()) {
      if (typeof entry?.id === "string") found.set(`${entry.type}/${entry.id}`, entry);
    }
    return [...found.values()];
  };
  const merged = (table, own, other) => {
    const newest = own && when(other) <= when(own) ? own : other;
    return table === "lists" ? { ...newest, entries: union(own?.entries, other.entries) } : newest;
  };

  const collect = async () => {
    const file = {
      app: "apus", schema: SCHEMA, site: Apus.site, exportedAt: Apus.now(),
    };
    for (const table of shared) file[table] = await Apus.all(table);
    return file;
  };
  const check = (file) => {
    if (file?.app !== "apus" || typeof file.schema !== "number") throw new TypeError("foreign");
    if (file.schema > SCHEMA) throw new TypeError("newer");
  };
  /* Takes in what is new or newer; says how much that was, and how much could not be read. */
  const merge = async (file) => {
    check(file);
    let count = 0;
    let unread = 0;
    for (const table of shared) {
      const all = [file[table] ?? []].flat();
      const given = all.filter((record) => isRecord(table, record));
      unread += all.length - given.length;
      if (!given.length) continue;
      const own = new Map((await Apus.all(table)).map((record) => [identity(table, record), record]));
      const news = new Map();
      for (const record of given) {
        const key = identity(table, record);
        const before = news.get(key) ?? own.get(key);
        const after = merged(table, before, record);
        if (JSON.stringify(after) !== JSON.stringify(before)) news.set(key, after);
      }
      await Apus.putAll(table, [...news.values()]);
      count += news.size;
    }
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
      const site = String(data.site ?? Apus.site).slice(0, 60);
      if (site !== Apus.site && !isWanted) {
        return Apus.tell("otherSite", { site }, {
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
    const kept = await Promise.all(shared.map(Apus.all));
    for (const table of shared) await Apus.clear(table);
    Apus.tell("cleared", {}, {
      action: () => Promise.all(shared.map((table, at) => Apus.putAll(table, kept[at]))),
    });
  };

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
})();
