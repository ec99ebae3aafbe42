/* What all scripts share: what a site keeps on a reader's device, news between the places and tabs
   that show it, the texts of the page, safe addresses, dialogs and messages. The interface is in
   docs/device.md. */
(() => {
  const root = document.documentElement;
  const { site } = root.dataset;
  const own = document.currentScript.src;
  if (!site || Object.hasOwn(window, "Apus")) return;

  // The schema: a table that is missing is made, a step that was published is never changed.
  const VERSION = 2;
  const KEYS = {
    favorites: ["type", "id"], lists: "nome", highlights: ["ref", "version"], profile: "email",
    recipeState: "slug", more: ["area", "key"],
  };
  const tables = Object.keys(KEYS);
  const name = `apus-${site}`;
  const prefix = `apus:${site}:`;
  const find = (selector, place = document) => [...place.querySelectorAll(selector)];
  const first = (selector, place = document) => place.querySelector(selector);

  /* Small values, read and written at once; null where storage is switched off. */
  const local = (key, value) => {
    try {
      if (value === undefined) return localStorage.getItem(prefix + key);
      if (value === null) localStorage.removeItem(prefix + key);
      else localStorage.setItem(prefix + key, value);
      return value;
    } catch {
      return null;
    }
  };
  /* A small value as JSON, read or written; null where there is none. */
  const stored = (key, value) => {
    try {
      if (value !== undefined) return local(key, JSON.stringify(value));
      const kept = local(key);
      return kept && JSON.parse(kept);
    } catch {
      return null;
    }
  };
  /* The service workers; a page in a frame without rights may not even ask for them. */
  const workers = (() => {
    try {
      return navigator.serviceWorker;
    } catch {
      return null;
    }
  })();
  const now = () => new Date().toISOString();
  /* A name as it is kept: in one line; none where no sign of it is seen. */
  const line = (typed) => (/[^\s\p{C}\p{M}\p{DI}]/u.test(typed)
    ? typed.normalize("NFC").replace(/\s+/g, " ").trim() : "");

  /* Opening */

  const settled = (request) => new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
    // Other tabs let go when they are asked to; one that hangs is not waited for.
    request.onblocked = () => setTimeout(reject, 3000, new DOMException("", "BlockedError"));
  });
  const request = (version) => {
    const opening = indexedDB.open(name, version);
    opening.onupgradeneeded = () => {
      const made = opening.result.objectStoreNames;
      for (const table of tables) {
        if (made.contains(table)) continue;
        const records = opening.result.createObjectStore(table, { keyPath: KEYS[table] });
        // Favourites that were lost come back from the mirror, on whichever page this is.
        for (const [type, set] of table === "favorites" ? mirror : [])
          for (const id of set) records.put({ type, id, name: id, addedAt: "" });
      }
    };
    return settled(opening);
  };
  const isWhole = (database) => {
    if (!tables.every((table) => database.objectStoreNames.contains(table))) return false;
    const transaction = database.transaction(tables);
    return tables.every((table) => (
      String(transaction.objectStore(table).keyPath) === String(KEYS[table])));
  };

  const openWhole = async () => {
    let database = await request(VERSION).catch((error) => {
      if (error?.name !== "VersionError") throw error;
      return request(); // A newer build was here: what it added does no harm.
    });
    if (!isWhole(database)) {
      database.close();
      database = await request(database.version + 1);
    }
    if (isWhole(database)) return database;
    database.close();
    throw new DOMException("", "DataError");
  };
  /* Null where it could not be opened. */
  let opened;
  const open = () => {
    opened ??= openWhole().catch(async (error) => {
      if (!["DataError", "UnknownError"].includes(error?.name)) throw error;
      // What is damaged cannot be read; the mirror brings the ids back.
      await settled(indexedDB.deleteDatabase(name));
      return openWhole();
    }).then((database) => {
      const forget = () => { opened = undefined; };
      database.onversionchange = () => { database.close(); forget(); };
      database.onclose = forget;
      return database;
    });
    return opened.catch((error) => { opened = null; throw error; });
  };

  /* Reading and writing */

  /* Timers that can ring, and servings that may be chosen. */
  const isTimer = (timer) => (
    timer?.id && timer.label && (timer.endsAt ?? 0) < Date.now() + 1e10 && (timer.remaining ?? 0) < 1e7);
  const isState = ({ servings, checked = [] }) => (
    (!servings || (servings > 0 && servings < 1e5)) && Array.isArray(checked));
  const hasKey = (record, key, table) => [key].flat().every((part) => (
    typeof record?.[part] === "string" || (table === "more" && Number.isFinite(record?.[part]))));
  /* A record as all scripts can use it, wherever it comes from, a list with those of its entries that
     they can use, and so the timers; undefined where it is damaged. */
  const readable = (table, record) => {
    if (!hasKey(record, KEYS[table], table)) return undefined;
    if (table === "favorites") return { ...record, name: String(record.name ?? record.id) };
    if (table === "lists") {
      if (!line(record.nome)) return undefined;
      const entries = [record.entries ?? []].flat().map((entry) => readable("favorites", entry));
      return { ...record, entries: entries.filter(Boolean) };
    }
    if (table !== "recipeState") return record;
    return isState(record)
      ? { ...record, timers: [record.timers ?? []].flat().filter(isTimer) } : undefined;
  };
  const read = async (table, ask) => (
    settled(ask((await open()).transaction(table).objectStore(table))));
  const get = async (table, key) => readable(table, await read(table, (records) => records.get(key)));
  const all = async (table) => (await read(table, (records) => records.getAll()))
    .map((record) => readable(table, record)).filter(Boolean);
  /* One step in one table or several: all of it is kept, or nothing. `work` is given what `ask` asks
     for, if it is given. */
  const write = async (some, work, ask) => {
    const transaction = (await open()).transaction(some, "readwrite");
    const written = [...transaction.objectStoreNames];
    const records = transaction.objectStore(written[0]);
    let result;
    let failure;
    const step = (found) => {
      try {
        result = work(records, found);
        // What is committed outlives its page: who taps a heart and then a link loses nothing.
        transaction.commit?.();
      } catch (error) {
        failure = error;
        transaction.abort();
      }
    };
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error ?? failure);
      if (!ask) step();
      else ask(records).onsuccess = (event) => step(event.target.result);
    });
    if (written.includes("favorites")) await reflect();
    for (const table of written) {
      tell(table);
      channel?.postMessage(table);
    }
    return result;
  };
  /* Writes the records of several tables. */
  const putTables = (kept) => write(Object.keys(kept), ({ transaction }) => {
    for (const table of transaction.objectStoreNames)
      for (const record of kept[table]) transaction.objectStore(table).put(record);
  });
  const putAll = (table, list) => putTables({ [table]: list });
  const put = (table, record) => putAll(table, [record]);
  const add = (table, record) => write(table, (records) => { records.add(record); });
  const removeAll = (table, keys) => write(table, (records) => {
    for (const key of keys) records.delete(key);
  });
  const remove = (table, key) => removeAll(table, [key]);
  const clear = (some) => write(some, ({ transaction }) => {
    for (const table of transaction.objectStoreNames) transaction.objectStore(table).clear();
  });
  /* Reads a record and writes what `change` makes of it, in one step that no other tab divides. It
     may have another key from then on, unless that is taken. */
  const update = (table, key, change) => write(table, (records, found) => {
    const made = change(readable(table, found));
    records.delete(key);
    if (made) records.add(made);
    return made;
  }, (records) => records.get(key));
  /* The same with all records of a table: writes those that `change` gives. */
  const updateAll = (table, change) => write(table, (records, found) => {
    const made = change(found.map((record) => readable(table, record)).filter(Boolean));
    for (const record of made) records.put(record);
    return made;
  }, (records) => records.getAll());

  /* The mirror: the ids of favourites, for the first paint */

  let mirror = new Map();
  const readMirror = () => {
    mirror = new Map();
    try {
      for (const key of Object.keys(localStorage)) {
        const [, kind] = key.split(`${prefix}fav:`);
        const ids = kind && stored(`fav:${kind}`);
        if (Array.isArray(ids)) mirror.set(kind, new Set(ids.filter((id) => typeof id === "string")));
      }
    } catch { /* Storage is switched off: nothing is kept. */ }
  };
  const ids = (kind) => mirror.get(kind) ?? new Set();
  const reflect = async () => {
    const keys = await read("favorites", (records) => records.getAllKeys());
    readMirror();
    const found = new Map([...mirror.keys()].map((kind) => [kind, new Set()]));
    for (const [kind, id] of keys) found.set(kind, (found.get(kind) ?? new Set()).add(id));
    for (const [kind, set] of found) {
      if (set.size) stored(`fav:${kind}`, [...set]);
      else local(`fav:${kind}`, null);
    }
    mirror = found;
  };

  /* News: of this page, of other tabs, and of what a page in the back/forward cache missed. */

  const listeners = [];
  const on = (table, listener) => listeners.push([table, listener]);
  const tell = (table) => {
    for (const [other, listener] of listeners) if (!table || other === table) listener();
  };
  let channel = null;
  const listen = () => {
    try {
      channel = new BroadcastChannel(name);
    } catch {
      return; // Where a browser refuses it, there is no news of other tabs.
    }
    channel.onmessage = ({ data }) => reflect().catch(() => {}).then(() => tell(data));
  };
  listen();
  // With an open one a page is not kept alive for the way back.
  addEventListener("pagehide", () => {
    channel?.close();
    channel = null;
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    listen();
    readMirror();
    tell();
    goOn();
  });
  readMirror();
  let started = null;
  const start = async () => {
    try {
      await reflect();
      tell("favorites");
      return true;
    } catch {
      return false;
    }
  };

  /* Texts are written into the page by its templates; scripts hold none. */

  const texts = {};
  for (const holder of find("template[data-texts]")) Object.assign(texts, holder.dataset);
  const language = root.lang || "en";
  const fill = (words, values) => words.replace(/\{(\w+)\}/g, (hole, key) => values[key] ?? hole);
  const text = (key, values = {}) => fill(texts[key] ?? "", values);
  /* A text with forms for numbers, from `forms("…")` in the template; one for none may stand
     beside it. */
  const plural = (key, count, values = {}) => {
    if (!count && texts[`${key}Zero`]) return text(`${key}Zero`, values);
    const forms = JSON.parse(texts[key] ?? "{}");
    const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other ?? "";
    return fill(form, { ...values, count: count.toLocaleString(language) });
  };

  /* Addresses are kept from the folder of the site on, so that they outlive its move. Each language
     may have a home page in a folder of its own; this script has one place. */

  const base = new URL("../../", own);
  const href = (address) => {
    try {
      const url = address ? new URL(String(address), base) : null;
      const isOwn = url?.protocol === base.protocol && url.host === base.host;
      // From disk a folder would show its files.
      if (url?.protocol === "file:") url.pathname = url.pathname.replace(/\/$/, "$&index.html");
      return isOwn || /^https?:/.test(url?.protocol) ? url.href : null;
    } catch {
      return null;
    }
  };
  /* An address of this page made whole. */
  const whole = (address) => new URL(address, document.baseURI).href;
  const fromHome = (address) => {
    const url = whole(address);
    return url.startsWith(base.href) ? url.slice(base.href.length) : url;
  };

  /* Parts of the page */

  /* The data in a script of the page; null where it has none. */
  const island = (selector, parent = document) => (
    JSON.parse(first(`script[${selector}]`, parent)?.textContent ?? null));
  /* Shows what is of use where something is kept, and hides it where nothing is; what had the focus
     then gives it to the words that say so. What saves and clears all is not of one table. */
  const showTools = (count, isOfAll = false) => {
    const tools = find("[data-needs-kept]")
      .filter((tool) => Boolean(tool.closest("[data-transfer]")) === isOfAll);
    const had = tools.some((tool) => tool.contains(document.activeElement));
    for (const tool of tools) tool.hidden = !count;
    if (had && !count) {
      first("[data-empty] h2, [data-no-lists] button, button[data-new-list]:not([hidden] *)")?.focus();
    }
  };
  /* The page in an answer of the network. */
  const page = async (answer) => {
    if (!answer.ok) throw new Error(answer.status);
    return new DOMParser().parseFromString(await answer.text(), "text/html");
  };
  /* The name of an entry in its link, or in the link's place where it leads nowhere any more. */
  const label = (row, words, address) => {
    const link = first("a", row);
    link.textContent = words;
    if (address) link.href = address;
    else link.replaceWith(words);
  };
  /* Where a kept entry is that the page does not list: it may have moved, or be in another language
     alone. Null where it is no more; what cannot be asked just now is taken to be there. */
  const placeOf = async ({ type, url }, isOnward = false) => {
    const address = url ? href(url) : null;
    if (!address?.startsWith(base.href)) return null;
    const answer = address.startsWith("http") && await fetch(address).catch(() => null);
    if (!answer || answer.status >= 500) return { address };
    const found = await page(answer).catch(() => null);
    const { kind, entry } = (found && first("main", found)?.dataset) ?? {};
    const onward = found && first("meta[http-equiv=refresh]", found) && first("main a", found);
    if (onward && !isOnward) {
      return placeOf({ type, url: new URL(onward.getAttribute("href"), answer.url).href }, true);
    }
    if (!found || (kind && kind !== type)) return null;
    return { address: answer.url, id: entry, language: found.documentElement.lang };
  };
  /* The same, with what is to be kept of an entry that has another name by now; servings, ticks and
     timers move with it. */
  const seek = async (record) => {
    const found = await placeOf(record);
    const { type, id } = record;
    const slug = `${type}/${found?.id}`;
    if (found?.id && found.id !== id) {
      found.moved = { ...record, id: found.id, url: fromHome(found.address) };
      await update("recipeState", `${type}/${id}`, (state) => state && { ...state, slug })
        .catch(() => {}); // Those under its name are newer.
    }
    return found;
  };
  /* Says of a link that it leads to another language, if it does. */
  const inLanguage = (link, other) => {
    if (!other || other === language) return;
    link.lang = other;
    link.hreflang = other;
  };
  /* Notes which row of a place has the focus; what is given moves it on when that row has gone. */
  const rowFocus = (parent, other) => {
    const rows = () => find("li:not(li li)", parent);
    const at = rows().findIndex((row) => row.contains(document.activeElement));
    return () => {
      if (at < 0 || parent.contains(document.activeElement)) return;
      const row = rows()[at] ?? rows().at(-1);
      (row ? first("button", row) : first(other))?.focus();
    };
  };
  /* What a press on some elements of a place does, those that come later as well, also before its
     script had come (`head.js`). With a key that opens a link elsewhere, the link does it. */
  const press = (selector, work, parent = document) => {
    queueMicrotask(() => {
      for (const target of find(selector, parent)) {
        for (; target.presses > 0; target.presses -= 1) target.click();
      }
    });
    parent.addEventListener("click", async (event) => {
      const target = Element.prototype.closest.call(event.target, selector);
      if (!target || (target.href && (event.metaKey || event.ctrlKey || event.shiftKey))) return;
      if (parent !== bar) pressed = target;
      try {
        await work(target, event);
      } catch (error) {
        explain(error);
        if (reason(error) === text("failed")) throw error;
      }
    });
  };
  /* A copy of the first element of a template on this page. */
  const copy = (part) => (
    first(`template[data-part="${part}"]`)?.content.firstElementChild.cloneNode(true) ?? null);
  /* Shows a copy of a dialog; it goes when it is closed, and the focus returns to where it was. */
  const dialog = (part, closed = () => {}) => {
    const made = copy(part);
    const opener = document.activeElement;
    press("[data-cancel]", () => made.close(), made);
    made.addEventListener("close", () => {
      made.remove();
      if (opener.isConnected) opener.focus();
      closed();
    });
    document.body.append(made);
    made.showModal();
    return made;
  };
  /* What is kept of an entry, from the element that stands for it, so that it can be shown when it
     is gone or far away. */
  const snapshot = (entry) => {
    const {
      kind: type, entry: id, name: label = first("h1, h2, h3", entry)?.textContent ?? "",
      image = first("img", entry)?.getAttribute("src"),
    } = entry.dataset;
    const link = entry.matches("main") ? location.href.split("#")[0] : first("a", entry)?.href;
    return {
      type, id, name: label.trim(), image: image ? fromHome(image) : "", url: link ? fromHome(link) : "",
    };
  };
  /* Puts a heart on each entry of the kinds that its template names, and on those that come. */
  const hearts = (part, key, work, paint) => {
    const kinds = first(`template[data-part="${part}"]`)?.dataset.kinds.split(" ") ?? [];
    const made = new Map();
    const dress = ({ target }) => {
      for (const entry of find("[data-kind][data-entry]:not([data-hearted])", target)) {
        if (!kinds.includes(entry.dataset.kind)) continue;
        entry.dataset.hearted = "";
        const heart = copy(part);
        first(".unseen", heart).textContent = text(key, snapshot(entry));
        press(".heart", () => work(heart, entry), heart);
        made.set(heart, entry.dataset);
        (entry.matches("main") ? first(".top-end") : entry).append(heart);
      }
      paint(made);
    };
    dress({ target: document });
    document.addEventListener("apus:added", dress);
    return made;
  };

  /* One message at a time; it is read out, never takes the focus, and stays while it is used. */

  const bar = copy("snackbar");
  let pressed = bar;
  let from = null;
  let timer = 0;
  let undo = null;
  const stay = () => clearTimeout(timer);
  const hide = () => {
    stay();
    bar.hidden = true;
  };
  const wait = () => {
    stay();
    timer = setTimeout(hide, 8000);
  };
  const named = (part) => part.ariaLabel ?? part.textContent;
  /* The focus goes from the message to what was pressed before it, once that is there again, maybe
     made anew; where it does not come, to where the focus came from. */
  const giveBack = (tries) => {
    const at = document.activeElement;
    if (at !== document.body && !bar.contains(at)) return;
    const again = find("button").find((part) => (
      named(part) === named(pressed) && part.getClientRects().length));
    if (again || !tries) (again ?? from)?.focus();
    else setTimeout(giveBack, 50, tries - 1);
  };
  const say = (words, { action = null, label = text("undo") } = {}) => {
    if (!words || !bar) return;
    const status = first("[role=status]", bar);
    const button = first("[data-action]", bar);
    // One undo takes back all that was done while it was offered.
    const earlier = !bar.hidden && button.textContent === label && undo;
    undo = action && earlier ? async () => { await action(); await earlier(); } : action;
    bar.hidden = false;
    button.hidden = !action;
    button.textContent = label;
    status.textContent = "";
    requestAnimationFrame(() => { status.textContent = words; });
    wait();
  };
  const inform = (key, values, options) => say(text(key, values), options);
  if (bar) {
    for (const event of ["pointerenter", "focusin"]) bar.addEventListener(event, stay);
    for (const event of ["pointerleave", "focusout"]) bar.addEventListener(event, wait);
    bar.addEventListener("focusin", ({ relatedTarget }) => {
      if (!bar.contains(relatedTarget)) from = relatedTarget;
    });
    const leave = (tries) => {
      hide();
      giveBack(tries);
    };
    bar.addEventListener("keydown", ({ key }) => { if (key === "Escape") leave(0); });
    press("button", ({ dataset }) => {
      const isAction = "action" in dataset;
      leave(isAction && 60);
      if (isAction) return undo();
    }, bar);
    document.body.append(bar);
  }
  /* What to tell a reader when something could not be kept. */
  const reason = (error) => {
    if (error?.name === "QuotaExceededError") return text("full");
    return text(opened === null ? "off" : "failed");
  };
  const explain = (error) => say(reason(error));
  // What the page before this one left to be said.
  say(local("told"));
  local("told", null);

  /* Favourites: hearts on every card and page of an entry that can be one, all of them in step. */

  let isOff = false;
  const paint = (some) => {
    for (const [heart, { kind, entry }] of some) {
      if (heart.isConnected) heart.ariaPressed = ids(kind).has(entry);
      else some.delete(heart);
      if (!isOff) continue;
      heart.ariaDisabled = "true";
      heart.title = text("off");
    }
  };
  const keep = async (record, isKept) => {
    if (isKept) await put("favorites", record);
    else await remove("favorites", [record.type, record.id]);
    document.dispatchEvent(new CustomEvent("apus:favourite", { detail: { record, isKept } }));
  };
  const toggle = async (heart, entry) => {
    if (isOff) return inform("off");
    const { kind, entry: id } = entry.dataset;
    const wasKept = ids(kind).has(id);
    const record = (wasKept ? await get("favorites", [kind, id]) : null)
      ?? { ...snapshot(entry), addedAt: now() };
    // The heart changes once this is kept: what it shows is true on the next page as well.
    await keep(record, !wasKept);
    inform(wasKept ? "removed" : "added", record, {
      action: wasKept ? () => keep(record, true) : null,
    });
    if (!wasKept) navigator.storage?.persist?.().catch(() => {});
  };

  /* The way back from an entry leads to its card, where the list gives it the id. */

  const up = first(".top-start a");
  const { kind: collection, entry: shownEntry } = first("main")?.dataset ?? {};
  if (up && shownEntry && !up.hash) up.hash = `${collection}-${shownEntry}`;
  // Whoever comes from a search goes back to what it has found.
  const { referrer } = document;
  if (up && referrer.startsWith(`${whole(texts.search)}?`)) {
    up.href = referrer;
    up.ariaLabel = texts.back;
  }

  /* A table that is too wide scrolls, and keys reach it in each browser. */

  const reach = () => {
    for (const table of find(".prose table")) {
      table.tabIndex = table.scrollWidth > table.clientWidth ? 0 : -1;
    }
  };
  addEventListener("resize", reach);
  reach();

  /* A link that goes on where reading stopped. */

  const goOn = () => {
    const { name: passage, url } = stored("reading") ?? {};
    const address = href(url);
    if (!address || typeof passage !== "string") return; // The link leads to the beginning.
    for (const link of find("a[data-reading]")) {
      link.href = address;
      (link.firstElementChild ?? link).textContent = text("goOnReading", { name: passage });
    }
  };
  goOn();

  const reload = () => location.reload();
  /* "Refresh" in place of the gesture: asks for a new version and loads the page again. */

  press("[data-refresh]", async () => {
    const registration = await workers?.getRegistration?.().catch(() => null);
    const update = registration?.update().catch(() => {});
    await Promise.race([update, new Promise((resolve) => { setTimeout(resolve, 1000); })]);
    reload();
  });

  const Apus = {
    __proto__: null, site, language, keys: KEYS, local, stored, ids, get, all, put, putAll, putTables, add,
    update, updateAll, remove, removeAll, clear, readable, on, find, first, island, page, showTools, text, plural, href, fromHome, copy,
    dialog, snapshot, hearts, say, tell: inform, line, reason, explain, press, now, label, rowFocus, whole, seek, inLanguage,
    get ready() { return started ??= start(); },
  };
  // A script that a page has twice works once: the second finds nothing here.
  const running = {};
  Object.defineProperty(window, "Apus", { get: () => {
    const script = document.currentScript;
    return !script?.src || (running[script.src] ??= script) === script ? Apus : undefined;
  } });
  // Pages that start no timers load their script once there are some.
  const ring = () => (
    local("timers") && first("[data-part=timers-script]")?.replaceWith(copy("timers-script")));
  on("recipeState", ring);
  ring();
  if (copy("heart")) {
    const favourites = hearts("heart", "heart", toggle, paint);
    on("favorites", () => paint(favourites));
    Apus.ready.then((works) => {
      isOff = !works;
      paint(favourites);
    });
  }

  /* The page's side of reading without a connection: registers the worker, keeps favourites and
     sections, offers a new version, says that there is no connection. */

  // The words are there where `site.yaml` says `offline: true`, the workers where nothing can be
  // changed on its way.
  const works = text("newVersion") && workers && location.protocol.startsWith("http");
  const scope = base.href;
  const keptName = `apus-${site}-kept`;

  for (const part of find("[data-offline]")) part.hidden = !works;
  if (!works) return;

  const plain = (address) => {
    const url = new URL(address, document.baseURI);
    return url.origin + url.pathname.replace(/\/index\.html$/, "/");
  };
  /* What the worker keeps: the files of each version that is on the device. */
  const versionNames = async () => (
    (await caches.keys()).filter((name) => name.startsWith(`apus-${site}-files-${scope} `)));
  const versions = async () => Promise.all((await versionNames()).map((name) => caches.open(name)));
  /* The worker keeps what passes it, after it has answered; what must be kept is written here. */
  const take = async (address) => {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(answer.status);
    for (const files of answer.redirected ? [] : await versions()) {
      // It may come from the version in use: one that waits has its own.
      if (!await files.match(plain(address))) await files.put(plain(address), answer.clone());
    }
    return answer;
  };
  const fetchPage = async (address) => {
    const found = await page(await take(address));
    const files = find(
      "img[src], script[src], link[rel=stylesheet], link[rel=icon], link[rel=manifest]", found)
      .map((part) => new URL(part.getAttribute("src") ?? part.getAttribute("href"), address).href);
    return [...new Set(files)].filter((file) => file.startsWith(scope));
  };
  const mark = async (address) => (await caches.open(keptName)).put(address, new Response(""));
  const keepPage = async (address) => {
    if (await (await caches.open(keptName)).match(address)) return;
    await workers.ready;
    for (const file of await fetchPage(address)) await take(file);
    await mark(address);
  };

  document.addEventListener("apus:favourite", async (event) => {
    const { record, isKept } = event.detail;
    const address = href(record.url);
    if (!address?.startsWith(scope)) return;
    try {
      if (isKept) await keepPage(plain(address));
      else await (await caches.open(keptName)).delete(plain(address));
    } catch { /* There is no connection: the page is kept when it is visited next. */ }
  });

  Apus.offline = { workers, scope, plain, take, keepPage, fetchPage, mark, versions, versionNames };

  /* A new version waits until the reader asks for it, and then not for an old worker that has no end. */
  let asked = false;
  const offer = (worker) => inform("newVersion", {}, {
    label: text("reload"),
    action: () => {
      asked = true;
      worker.postMessage("renew");
      setTimeout(reload, 4000);
    },
  });
  workers.addEventListener("controllerchange", () => {
    if (asked) reload();
  });
  const follow = (worker) => worker.addEventListener("statechange", () => {
    if (worker.state === "installed" && workers.controller) offer(worker);
  });
  workers.register(`${scope}worker.js`, { scope, updateViaCache: "none" })
    .then((registration) => {
      if (registration.waiting && workers.controller) offer(registration.waiting);
      if (registration.installing) follow(registration.installing);
      registration.addEventListener("updatefound", () => follow(registration.installing));
    }).catch(() => { /* Without a worker the site is read with a connection. */ });
  // The first visit came before the worker: what is shown is fetched once more, now past it.
  if (!workers.controller) {
    workers.ready.then(async () => {
      for (const file of await fetchPage(plain(location.href))) await take(file);
    }).catch(() => {});
  }

  /* Whoever comes without a connection, or loses it, is told so, unless the page says it in full. */
  const warn = () => { if (!navigator.onLine && !first("[data-on-device]")) inform("noConnection"); };
  addEventListener("offline", warn);
  if (!referrer.startsWith(scope)) warn();
})();
