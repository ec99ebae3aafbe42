/* Lists that readers make of entries: on cards and pages a heart that asks for the lists; the page
   of all lists; the page of one list, named in its address. */
(() => {
  const { Apus } = window;
  if (!Apus) return;
  const { find, first, text } = Apus;
  const LONGEST = 60;
  const NEW_LIST = "button[data-new-list]:not([hidden] *)";
  const isSame = (one, two) => one.id === two.id && one.type === two.type;
  const holds = (list, entry) => list.entries.some((other) => isSame(other, entry));
  const found = async () => (await Apus.all("lists")).sort((one, two) => (
    one.nome.localeCompare(two.nome, Apus.language, { numeric: true })));
  const made = (nome, entries) => ({ nome, entries, createdAt: Apus.now(), changedAt: Apus.now() });
  /* A list with an entry, at its end unless a place is named, or without it. */
  const changed = (list, entry, isIn, at = list.entries.length) => {
    const entries = list.entries.filter((other) => !isSame(other, entry));
    if (isIn) entries.splice(at, 0, entry);
    return { ...list, entries, changedAt: Apus.now() };
  };
  const failed = (error, nome) => ({
    ConstraintError: text("listExists", { name: nome }), NotFoundError: text("listGone"),
  }[error?.name] ?? Apus.reason(error));

  /* Shows a dialog; `save` gives the mistake to show, or nothing when it is done. A name that was
     typed comes to it as it is kept. */
  const ask = (part, title, { start = "", isOptional }, save) => {
    const dialog = Apus.dialog(part);
    const input = first("[name=nome]", dialog);
    const refuse = (mistake) => {
      first("[role=alert]", dialog).textContent = mistake;
      input.ariaInvalid = "true";
      input.focus();
    };
    first("h2", dialog).textContent = title;
    input.value = start;
    dialog.addEventListener("submit", async (event) => {
      event.preventDefault();
      const nome = Apus.line(input.value);
      if (!nome && !isOptional) return refuse(text("listNeedsName"));
      if ([...nome].length > LONGEST) return refuse(text("listNameTooLong", { limit: LONGEST }));
      try {
        await save(nome);
      } catch (error) {
        return refuse(failed(error, nome));
      }
      return dialog.close();
    });
    return dialog;
  };
  const create = () => {
    const dialog = ask("list-name", text("newList"), {}, async (name) => {
      // A first list begins with what the page has for it.
      const first = (await found()).length ? [] : Apus.island("data-first-list") ?? [];
      await Apus.add("lists", made(name, first.map((entry) => (
        { ...entry, image: Apus.fromHome(entry.image), url: Apus.fromHome(entry.url) }))));
      Apus.tell("listMade", { name });
    });
    // The button that invites to a first list gives way to another one.
    dialog.addEventListener("close", async () => {
      await refresh();
      const at = document.activeElement;
      if (at === document.body || at.closest("[hidden]")) first(NEW_LIST)?.focus();
    });
  };

  /* Hearts on cards and pages: in a list or not, and in which. */
  const choose = async (heart, place) => {
    const entry = Apus.snapshot(place);
    const lists = await found();
    // All lists change in one step, or none does.
    const dialog = ask("list-choice", text("listsWith", entry), { isOptional: lists.length }, async (nome) => {
      const boxes = new Map(find("[data-choices] input", dialog)
        .filter((box) => box.checked !== box.defaultChecked).map((box) => [box.value, box.checked]));
      const changes = await Apus.updateAll("lists", (all) => {
        const names = new Set(all.map((list) => list.nome));
        if (names.has(nome)) throw new DOMException("", "ConstraintError");
        // Another tab may have deleted it, or given it another name.
        if ([...boxes.keys()].some((name) => !names.has(name))) throw new DOMException("", "NotFoundError");
        return [
          ...all.filter((list) => boxes.has(list.nome) && boxes.get(list.nome) !== holds(list, entry))
            .map((list) => changed(list, entry, boxes.get(list.nome))),
          ...(nome ? [made(nome, [entry])] : []),
        ];
      });
      if (changes.length) Apus.tell("listsSaved", entry);
    });
    const choices = first("[data-choices]", dialog);
    const line = choices.firstElementChild;
    choices.replaceChildren(...lists.map((list) => {
      const row = line.cloneNode(true);
      const box = first("input", row);
      box.value = list.nome;
      box.defaultChecked = holds(list, entry);
      first("span", row).textContent = list.nome;
      return row;
    }));
    choices.parentElement.hidden = !lists.length;
    first("input", dialog).focus();
  };
  const paint = async (all = hearts) => {
    // Where nothing can be kept no heart is filled, and a press says why; a page of lists says so itself.
    const lists = await found().catch(sheet || overview ? Apus.explain : () => {}) ?? [];
    for (const [heart, { kind: type, entry: id }] of all) {
      heart.ariaPressed = lists.some((list) => holds(list, { type, id }));
    }
    return lists;
  };

  /* The page of all lists */
  const overview = first("[data-lists]");
  const showLists = (lists) => {
    const refocus = Apus.rowFocus(overview, NEW_LIST);
    overview.replaceChildren(...lists.map(listRow));
    overview.hidden = !lists.length;
    for (const part of find("[data-no-lists]")) part.hidden = lists.length > 0;
    Apus.showTools(lists.length);
    refocus();
  };
  const listRow = (list) => {
    const row = Apus.copy("list-row");
    row.dataset.list = list.nome;
    Apus.label(row, list.nome, `${overview.dataset.page}?${new URLSearchParams({ nome: list.nome })}`);
    first("[data-count]", row).textContent = Apus.plural("listCount", list.entries.length);
    for (const button of find("button", row)) {
      button.ariaLabel = `${button.textContent.trim()}: ${list.nome}`;
    }
    Apus.press("[data-rename]", () => rename(list), row);
    Apus.press("[data-remove]", () => remove(list), row);
    return row;
  };
  const rename = (list) => ask("list-name", text("renameList"), { start: list.nome }, async (nome) => {
    if (nome === list.nome) return;
    await Apus.update("lists", list.nome, (kept) => {
      // Another tab may have deleted it.
      if (!kept) throw new DOMException("", "NotFoundError");
      return { ...kept, nome, changedAt: Apus.now() };
    });
    Apus.tell("listRenamed", { name: nome });
  });
  const remove = async (list) => {
    const whole = await Apus.get("lists", list.nome) ?? list;
    await Apus.remove("lists", list.nome);
    Apus.tell("listRemoved", { name: list.nome }, { action: () => Apus.put("lists", whole) });
  };

  /* The page of one list */
  const sheet = first("[data-list-entries]");
  const own = new URLSearchParams(location.search).get("nome")?.normalize("NFC") ?? "";
  const showList = (lists) => {
    const list = lists.find((other) => other.nome === own);
    const entries = list?.entries ?? [];
    if (own) for (const place of find("[data-list-name]")) place.textContent = own;
    if (list) document.title = `${own} · ${sheet.dataset.title}`;
    const refocus = Apus.rowFocus(sheet, "[data-list-empty] a");
    sheet.replaceChildren(...entries.map(entryRow));
    sheet.hidden = !entries.length;
    first("[data-list-missing]").hidden = Boolean(list);
    first("[data-list-empty]").hidden = !list || entries.length > 0;
    refocus();
  };
  /* An entry that has another name by now is kept under it from here on, in all lists. */
  const follow = async (entry) => {
    const there = await Apus.seek(entry).catch(() => null);
    const { moved } = there ?? {};
    if (!moved) return there;
    await Apus.updateAll("lists", (all) => all.filter((list) => holds(list, entry)).map((list) => {
      const isTwice = holds(list, moved);
      const entries = list.entries.map((other) => (isSame(other, entry) ? !isTwice && moved : other));
      return { ...list, entries: entries.filter(Boolean) };
    }));
    return there;
  };
  /* The row of an entry that the page has no card of: its page may still be there. */
  const places = new Map();
  const absent = (entry) => {
    const row = Apus.copy("gone");
    const [title, gone] = ["h2", "p"].map((part) => first(part, row));
    const key = `${entry.type}/${entry.id}`;
    if (!places.has(key)) places.set(key, follow(entry).catch(() => null));
    title.textContent = entry.name;
    if (gone) gone.hidden = true;
    places.get(key).then((there) => {
      if (gone) gone.hidden = Boolean(there);
      if (!there) return;
      const link = document.createElement("a");
      link.href = there.address;
      Apus.inLanguage(link, there.language);
      link.append(...title.childNodes);
      title.append(link);
    });
    return row;
  };
  const entryRow = (entry) => {
    const cards = [...first("template[data-cards]").content.children];
    const card = cards.find(({ dataset }) => isSame(entry, { id: dataset.entry, type: dataset.kind }));
    const row = card?.cloneNode(true) ?? absent(entry);
    row.dataset.hearted = "";
    const heart = Apus.copy("list-heart");
    let at; // Where it was, for the way back.
    const put = (isIn) => Apus.update("lists", own, (list) => {
      const found = list?.entries.findIndex((other) => isSame(other, entry));
      if (found >= 0) at = found;
      return list && changed(list, entry, isIn, at);
    });
    heart.removeAttribute("aria-haspopup");
    heart.ariaPressed = "true";
    first(".unseen", heart).textContent = text("inList", { name: entry.name, list: own });
    row.append(heart);
    Apus.press(".heart", async () => {
      await put(false);
      Apus.tell("outOfList", entry, { action: () => put(true) });
    }, row);
    return row;
  };

  const refresh = async () => {
    const lists = await paint();
    if (overview) showLists(lists);
    if (sheet) showList(lists);
  };
  Apus.press("[data-new-list]", create);
  const hearts = sheet ? new Map() : Apus.hearts("list-heart", "listHeart", choose, paint);
  Apus.on("lists", refresh);
  if (sheet || overview) refresh();
})();
