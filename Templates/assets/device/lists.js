/* Lists that readers make of entries: on cards and pages a heart that asks for the list; the page
   of all lists; the page of one list, named in its address. */
(() => {
  "use strict";
  const { Apus } = window;
  if (!Apus?.copy) return;
  const LONGEST = 60;
  const now = () => new Date().toISOString();
  const holds = (list, id) => list.entries.some((entry) => entry.id === id);
  const byName = (one, two) => one.nome.localeCompare(two.nome, Apus.language);
  const found = async () => (await Apus.all("lists")).sort(byName);

  /* A name as it is kept, or what is wrong with it. */
  const named = (typed) => {
    const nome = typed.normalize("NFC").trim();
    if (!nome) return { mistake: Apus.text("listNeedsName") };
    if ([...nome].length > LONGEST) {
      return { mistake: Apus.text("listNameTooLong", { limit: LONGEST }) };
    }
    return { nome };
  };
  const reason = (error, nome) => (error?.name === "ConstraintError"
    ? Apus.text("listExists", { name: nome }) : Apus.reason(error));

  /* Shows a dialog; `save` gives the mistake to show, or nothing when it is done. */
  const ask = (part, prepare, save) => {
    const dialog = Apus.copy(part);
    const opener = document.activeElement;
    const form = dialog.querySelector("form");
    const alert = dialog.querySelector("[role=alert]");
    prepare(dialog);
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const mistake = await save(dialog);
      const input = form.querySelector("[name=nome]");
      alert.textContent = mistake ?? "";
      if (mistake) input.setAttribute("aria-invalid", "true");
      if (mistake) input.focus();
      else dialog.close();
    });
    dialog.querySelector("[data-cancel]").addEventListener("click", () => dialog.close());
    dialog.addEventListener("close", () => {
      dialog.remove();
      if (opener?.isConnected) opener.focus();
    });
    document.body.append(dialog);
    dialog.showModal();
  };

  const askName = (title, start, save) => ask("list-name", (dialog) => {
    dialog.querySelector("h2").textContent = title;
    dialog.querySelector("[name=nome]").value = start;
  }, (dialog) => {
    const { nome, mistake } = named(dialog.querySelector("[name=nome]").value);
    return mistake ?? save(nome);
  });
  const create = () => askName(Apus.text("newList"), "", async (nome) => {
    try {
      await Apus.add("lists", { nome, entries: [], createdAt: now(), changedAt: now() });
    } catch (error) {
      return reason(error, nome);
    }
    Apus.say(Apus.text("listMade", { name: nome }));
    return undefined;
  });

  /* Hearts on cards and pages: in a list or not, and in which. */
  const choose = async (heart, place) => {
    const entry = Apus.snapshot(place);
    let lists;
    try {
      lists = await found();
    } catch {
      return Apus.say(Apus.text("off"));
    }
    return ask("list-choice", (dialog) => {
      dialog.querySelector("h2").textContent = Apus.text("listsWith", { name: entry.name });
      const choices = dialog.querySelector("[data-choices]");
      const line = choices.firstElementChild;
      line.remove();
      for (const list of lists) {
        const row = line.cloneNode(true);
        const box = row.querySelector("input");
        box.value = list.nome;
        box.checked = holds(list, entry.id);
        row.querySelector("span").textContent = list.nome;
        choices.append(row);
      }
    }, (dialog) => keep(dialog, entry));
  };
  const keep = async (dialog, entry) => {
    const typed = dialog.querySelector("[name=nome]").value;
    const { nome, mistake } = typed.trim() ? named(typed) : {};
    if (mistake) return mistake;
    try {
      for (const box of dialog.querySelectorAll("[data-choices] input")) {
        await put(box.value, entry, box.checked);
      }
      if (nome) {
        await Apus.add("lists", { nome, entries: [entry], createdAt: now(), changedAt: now() });
      }
    } catch (error) {
      return reason(error, nome);
    }
    Apus.say(Apus.text("listsSaved", { name: entry.name }));
    return undefined;
  };
  const put = (nome, entry, isIn) => Apus.update("lists", nome, (list) => {
    if (!list || holds(list, entry.id) === isIn) return list;
    const others = list.entries.filter((other) => other.id !== entry.id);
    return { ...list, entries: isIn ? [...others, entry] : others, changedAt: now() };
  });

  const paint = async (all = hearts) => {
    let lists = [];
    try {
      lists = await found();
    } catch { /* Nothing is kept: no heart is filled; a press says why. */ }
    for (const [heart, { entry }] of all) {
      heart.setAttribute("aria-pressed", String(lists.some((list) => holds(list, entry))));
    }
    return lists;
  };

  /* The page of all lists */
  const overview = document.querySelector("[data-lists]");
  const showLists = (lists) => {
    const focused = document.activeElement?.closest("[data-list]")?.dataset.list;
    overview.replaceChildren(...lists.map(listRow));
    overview.hidden = !lists.length;
    for (const part of document.querySelectorAll("[data-no-lists]")) part.hidden = lists.length > 0;
    for (const part of document.querySelectorAll("[data-some-lists], [data-needs-kept]")) {
      part.hidden = !lists.length;
    }
    if (focused === undefined) return;
    const again = [...overview.children].find((row) => row.dataset.list === focused);
    (again?.querySelector("a") ?? document.querySelector("[data-new-list]:not([hidden] *)"))?.focus();
  };
  const listRow = (list) => {
    const row = Apus.copy("list-row");
    row.dataset.list = list.nome;
    const link = row.querySelector("a");
    link.textContent = list.nome;
    link.href = `${overview.dataset.page}?${new URLSearchParams({ nome: list.nome })}`;
    row.querySelector("[data-count]").textContent = Apus.plural("listCount", list.entries.length);
    const rename = row.querySelector("[data-rename]");
    const remove = row.querySelector("[data-remove]");
    for (const button of [rename, remove]) {
      button.setAttribute("aria-label", `${button.textContent.trim()}: ${list.nome}`);
    }
    rename.addEventListener("click", () => askName(Apus.text("renameList"), list.nome, (nome) => (
      renameList(list, nome))));
    remove.addEventListener("click", () => removeList(list));
    return row;
  };
  const renameList = async (list, nome) => {
    if (nome === list.nome) return undefined;
    try {
      await Apus.add("lists", { ...await Apus.get("lists", list.nome), nome, changedAt: now() });
      await Apus.remove("lists", list.nome);
    } catch (error) {
      return reason(error, nome);
    }
    return undefined;
  };
  const removeList = async (list) => {
    try {
      const whole = await Apus.get("lists", list.nome) ?? list;
      await Apus.remove("lists", list.nome);
      Apus.say(Apus.text("listRemoved", { name: list.nome }), {
        action: () => Apus.put("lists", whole).catch(Apus.explain),
      });
    } catch (error) {
      Apus.explain(error);
    }
  };

  /* The page of one list */
  const sheet = document.querySelector("[data-list-entries]");
  const nome = new URLSearchParams(location.search).get("nome")?.normalize("NFC") ?? "";
  const showList = (lists) => {
    const list = lists.find((other) => other.nome === nome);
    for (const place of document.querySelectorAll("[data-list-name]")) {
      if (nome) place.textContent = nome;
    }
    if (list) document.title = `${nome} · ${sheet.dataset.title}`;
    const focused = [...sheet.children].findIndex((row) => row.contains(document.activeElement));
    sheet.replaceChildren(...(list?.entries ?? []).map((entry) => entryRow(list, entry)));
    sheet.hidden = !list?.entries.length;
    document.querySelector("[data-list-missing]").hidden = Boolean(list);
    document.querySelector("[data-list-empty]").hidden = !list || list.entries.length > 0;
    if (focused < 0) return;
    const next = sheet.children[Math.min(focused, sheet.children.length - 1)];
    (next?.querySelector("button") ?? document.querySelector("[data-list-empty] a"))?.focus();
  };
  const cards = new Map([...document.querySelector("template[data-cards]")?.content.children ?? []]
    .map((card) => [card.dataset.entry, card]));
  const goneRow = (entry) => {
    const row = Apus.copy("gone");
    row.querySelector("h2").textContent = entry.name;
    return row;
  };
  const entryRow = (list, entry) => {
    const row = cards.get(entry.id)?.cloneNode(true) ?? goneRow(entry);
    row.dataset.hearted = "";
    const heart = Apus.copy("list-heart");
    heart.removeAttribute("aria-haspopup");
    heart.setAttribute("aria-pressed", "true");
    heart.querySelector(".unseen").textContent =
      Apus.text("inList", { name: entry.name, list: list.nome });
    heart.addEventListener("click", async () => {
      try {
        await put(list.nome, entry, false);
        Apus.say(Apus.text("outOfList", { name: entry.name }), {
          action: () => put(list.nome, entry, true).catch(Apus.explain),
        });
      } catch (error) {
        Apus.explain(error);
      }
    });
    row.append(heart);
    return row;
  };

  const refresh = async () => {
    const lists = await paint();
    if (overview) showLists(lists);
    if (sheet) showList(lists);
  };
  for (const button of document.querySelectorAll("[data-new-list]")) {
    button.addEventListener("click", create);
  }
  const hearts = sheet ? new Map() : Apus.hearts("list-heart", "listHeart", choose, paint);
  Apus.on("lists", refresh);
  if (sheet || overview) refresh();
})();
