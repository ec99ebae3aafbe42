/* Instructions that are followed: amounts scaled, what is ticked off, how far one came. */
(() => {
  const { Apus } = window;
  const main = Apus?.first("main[data-entry]");
  if (!main) return;
  const { kind, entry, step } = main.dataset;
  const slug = `${kind}/${entry}`;
  const base = Number(main.dataset.servings);
  const most = Math.max(99, 2 * base || 0);
  const find = (selector) => Apus.find(selector, main);
  let state = {};

  /* Amounts */

  const number = (value, maximumFractionDigits = 0) => (
    value.toLocaleString(Apus.language, { maximumFractionDigits }));
  const TWELFTHS = { 0: "", 3: "¼", 4: "⅓", 6: "½", 8: "⅔", 9: "¾", 12: "" };
  const amounts = find("[data-amount]").map((place) => {
    const [above, below = 1] = place.dataset.amount.split("/").map(Number);
    return { place, below, one: above / below / base, text: place.textContent, ...place.dataset };
  });
  /* Rounded to what can be measured: from ten on to whole numbers; below to parts that have a sign,
     of spoons and of what was written in thirds to thirds as well; decimal numbers to so many digits
     as their unit has. */
  const written = (value, { below, spoon, decimal }) => {
    if (value >= 10) return number(value);
    if (decimal !== undefined) {
      // Below a tenth so many digits that two of them count.
      const digits = value && value < .1 ? 1 - Math.floor(Math.log10(value)) : 2;
      return number(value, value < 1 ? digits : decimal || 1);
    }
    const isSpoon = spoon !== undefined;
    if (isSpoon && value < .19) return "⅛";
    const whole = Math.floor(value);
    const rest = Math.max(value, 1 / 4) % 1 * 12;
    const parts = Object.keys(TWELFTHS).filter((part) => isSpoon || !(below % 3) || !(part % 3));
    const off = (part) => Math.abs(part - rest);
    const part = parts.reduce((best, other) => (off(other) > off(best) ? best : other));
    const count = whole + (part === "12");
    return `${count ? number(count) : ""} ${TWELFTHS[part]}`.trim();
  };
  const scale = (servings) => {
    const isScaled = servings !== base;
    for (const amount of amounts) {
      amount.place.textContent = isScaled ? written(amount.one * servings, amount) : amount.text;
    }
    for (const place of find("[data-unscaled]")) place.textContent = isScaled ? place.dataset.unscaled || Apus.text("unscaled") : "";
    for (const place of find("[data-servings-shown]")) {
      if (!isScaled && !place.role) continue;
      place.role = "status";
      place.textContent = number(servings);
    }
    // A button that is disabled loses the focus.
    for (const button of find("[data-less]")) button.ariaDisabled = servings <= 1;
    for (const button of find("[data-more]")) button.ariaDisabled = servings >= most;
  };

  /* What is kept */

  const ticks = find("[data-tick]");
  const chosen = ({ servings }) => (Number.isInteger(servings) && servings) || base;
  const servings = () => chosen(state);
  const show = () => {
    if (base) scale(servings());
    const checked = new Set(state.checked);
    for (const tick of ticks) tick.checked = checked.has(tick.dataset.tick);
    for (const link of step ? [] : find("[data-continue]")) {
      const next = state.step > 1 && find(`[data-step="${Number(state.step)}"] a[href]`)[0];
      const label = link.firstElementChild;
      link.first ??= { href: link.href, text: label.textContent };
      link.href = next ? next.href : link.first.href;
      label.textContent = next ? Apus.text("continue", { number: state.step }) : link.first.text;
    }
    for (const button of find("[data-start-over]")) {
      button.hidden = !checked.size && !state.step && servings() === base;
    }
  };
  let pending = 0;
  const load = async () => {
    const found = await Apus.get("recipeState", slug).catch(() => state);
    if (pending) return; // What was pressed meanwhile is newer.
    state = found ?? {};
    show();
  };
  /* Nothing is kept of this entry, but maybe under a former name: once a day the entries of its kind
     that were begun are asked for, and what is kept of those that have moved goes with them. */
  const follow = async () => {
    const [today, mark] = [Apus.now().slice(0, 10), `sought:${kind}`];
    if (!navigator.onLine || Apus.local(mark) === today) return;
    Apus.local(mark, today);
    for (const { slug: other, checked, step: reached, servings: some } of await Apus.all("recipeState")) {
      const [type, id] = other.split(/\/(.*)/s);
      const isBegun = reached || some || checked?.length;
      if (isBegun && type === kind) await Apus.seek({ type, id, url: Apus.whole(`../${id}/`) });
    }
  };
  const keep = async (change) => {
    const changed = (record) => {
      const made = {
        slug, checked: [], timers: [], ...record, changedAt: Apus.now(), ...change(record ?? {}),
      };
      // What is as it is written follows what is written next.
      if (made.servings === base) delete made.servings;
      return made;
    };
    state = changed(state);
    show();
    pending += 1;
    await Apus.update("recipeState", slug, changed).finally(() => { pending -= 1; });
  };
  const tick = (checked = [], name, isDone) => (
    [...checked.filter((other) => other !== name), ...(isDone ? [name] : [])]);

  const note = ({ dataset: { tick: name } }, isDone) => {
    if (name) keep(({ checked }) => ({ checked: tick(checked, name, isDone) })).catch(Apus.explain);
  };
  main.addEventListener("change", ({ target }) => note(target, target.checked));
  // What was pressed before this script had come.
  const early = find("[data-tick][data-changed]").map((box) => [box, box.checked]);
  for (const [box, isDone] of early) note(box, isDone);
  const serve = (more) => keep((record) => (
    { servings: Math.min(Math.max(chosen(record) + more, 1), most) }));
  Apus.press("[data-less]", () => serve(-1));
  Apus.press("[data-more]", () => serve(1));
  Apus.press("[data-start-over]", async () => {
    const { checked, step: reached } = state;
    const before = servings();
    await keep(() => ({ checked: [], step: 0, servings: base }));
    const undo = () => keep(() => ({ checked, step: reached, servings: before }));
    Apus.tell("startedOver", {}, { action: undo });
  });
  Apus.press("[data-finish]", async ({ href }, event) => {
    event.preventDefault();
    const { checked, step: reached } = state;
    try {
      await keep(() => ({ checked: [], step: 0 }));
      Apus.stored("finished", { slug, checked, step: reached, at: Date.now() });
    } catch (error) {
      Apus.explain(error);
    }
    location.assign(href);
  });

  /* The screen stays on while the page is read, unless the reader says otherwise. */

  const awake = Apus.first("[data-awake]");
  let lock = null;
  const stayAwake = async () => {
    if (!awake.checked || document.hidden) {
      lock?.release();
      lock = null;
    } else if (!lock || lock.released) {
      lock = await navigator.wakeLock.request("screen").catch(() => null);
    }
  };
  if (awake && navigator.wakeLock) {
    if (!("changed" in awake.dataset)) awake.checked = Apus.local("awake") !== "off";
    const choose = () => {
      Apus.local("awake", awake.checked ? null : "off");
      stayAwake();
    };
    awake.addEventListener("change", choose);
    document.addEventListener("visibilitychange", stayAwake);
    choose();
  } else if (awake) {
    awake.closest("label").hidden = true;
  }

  Apus.on("recipeState", load);
  load().then(async () => {
    if (!state.slug && !step) await follow().catch(() => {});
    const here = Number(step);
    if (!here || state.step === here) return;
    // Who only looks changes nothing that would be newer than what was done elsewhere.
    const before = ({ step: reached, checked, changedAt }) => (
      reached === here - 1 ? { checked: tick(checked, `step ${reached}`, true) } : { changedAt });
    keep((record) => ({ ...before(record), step: here })).catch(() => {});
  });
})();

/* Timers: lengths of time in a text start them; they outlive the page and are shown on every page
   of their collection. */
(() => {
  const { Apus } = window;
  const bar = Apus?.copy("timers");
  if (!bar) return;
  const main = Apus.first("main");
  const slug = `${main.dataset.kind}/${main.dataset.entry}`;
  const details = bar.firstElementChild;
  const summary = details.firstElementChild;
  const alarm = Apus.first("[role=alert]", bar);
  const list = Apus.first("ul", bar);
  const rows = new Map();
  const told = new Set();
  const { title } = document;

  /* Who is done and went on is told so, and may take it back; not later, on a page that was not led to. */
  const { at, ...finished } = Apus.stored("finished") ?? {};
  Apus.local("finished", null);
  if (Date.now() - at < 60000) {
    Apus.tell("startedOver", {}, {
      action: () => Apus.update("recipeState", finished.slug, (record) => ({ ...record, ...finished })),
    });
  }

  let timers = [];
  let clock = 0;

  const left = ({ endsAt, remaining }) => (
    Math.max(0, endsAt ? Math.ceil((endsAt - Date.now()) / 1000) : Number(remaining) || 0));
  const written = (seconds) => {
    const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
    const [first, ...rest] = parts[0] ? parts : parts.slice(1);
    return [first, ...rest.map((part) => String(part).padStart(2, "0"))].join(":");
  };

  const change = (timer, made) => Apus.update("recipeState", timer.slug, (record) => ({
    ...record, slug: timer.slug,
    timers: (record?.timers ?? []).flatMap((other) => (other.id === timer.id ? made(other) : other)),
  })).catch(Apus.explain);
  const ACTIONS = {
    pause: (timer) => (timer.endsAt
      ? { ...timer, endsAt: null, remaining: left(timer) }
      : { ...timer, endsAt: Date.now() + left(timer) * 1000 }),
    // One that is over runs again.
    longer: (timer) => (timer.endsAt || !left(timer)
      ? { ...timer, endsAt: Date.now() + (left(timer) + 60) * 1000, told: false }
      : { ...timer, remaining: left(timer) + 60 }),
    remove: () => [],
  };
  Apus.press("[data-act]", (button) => {
    const { act } = button.dataset;
    const timer = timers.find(({ id }) => id === button.closest("li").dataset.id);
    if (act === "remove") summary.focus();
    return change(timer, ACTIONS[act]);
  }, list);

  bar.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape") return;
    details.open = false;
    summary.focus();
  });

  const isUp = ({ label: name }) => Apus.text("timeIsUp", { name });
  /* The remaining times, every second; nobody is told of one twice. */
  const tell = () => {
    clearTimeout(clock);
    const ended = [];
    for (const timer of timers) {
      const seconds = left(timer);
      const row = rows.get(timer.id);
      Apus.first("[role=timer]", row).textContent = written(seconds);
      row.classList.toggle("over", !seconds);
      const pause = Apus.first("[data-act=pause]", row);
      if (!seconds && pause === document.activeElement) pause.nextElementSibling.focus();
      pause.hidden = !seconds;
      if (seconds) told.delete(timer.id);
      if (seconds || timer.told || told.has(timer.id)) continue;
      // What is kept of another one may be read before this is kept.
      told.add(timer.id);
      ended.push(isUp(timer));
      change(timer, (other) => ({ ...other, told: true }));
    }
    if (ended.length) {
      alarm.textContent = ended.join(" · ");
      details.open = true;
      // Elsewhere browsers refuse it, and say so.
      if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(900);
    }
    const next = timers.find(left);
    const over = timers.filter((timer) => !left(timer)).map(isUp);
    const times = [...over, ...(next ? [written(left(next))] : [])];
    Apus.first("[data-next]", bar).textContent = times.join(" · ");
    // What both name, such as the recipe, is named once.
    document.title = [...new Set([...times, title].join(" · ").split(" · "))].join(" · ");
    if (timers.some(({ endsAt }) => endsAt > Date.now())) clock = setTimeout(tell, 1000 - Date.now() % 1000);
  };
  const row = (timer) => {
    const made = Apus.copy("timer");
    made.dataset.id = timer.id;
    Apus.label(made, timer.label, Apus.href(timer.url));
    return made;
  };
  const show = async () => {
    const records = await Apus.all("recipeState").catch(() => []);
    // What was over a day ago, or has come from another device since, is no news.
    timers = records.flatMap(({ slug: owner, timers: own = [] }) => (
      own.map((timer) => ({ ...timer, slug: owner })))).filter(({ endsAt }) => !endsAt || endsAt > Date.now() - 864e5);
    // Which rings next is first; those that stand still are last.
    timers.sort((one, two) => (one.endsAt || 9e15) - (two.endsAt || 9e15));
    const focused = document.activeElement;
    for (const [id, made] of rows) {
      if (timers.some((timer) => timer.id === id)) continue;
      made.remove();
      rows.delete(id);
    }
    for (const timer of timers) {
      if (!rows.has(timer.id)) rows.set(timer.id, row(timer));
      const own = rows.get(timer.id);
      list.append(own);
      const buttons = Apus.find("[data-act]", own);
      buttons[0].textContent = Apus.text(timer.endsAt ? "pause" : "resume");
      for (const button of buttons) button.ariaLabel = `${button.textContent}: ${timer.label}`;
    }
    if (list.contains(focused)) focused.focus();
    if (!timers.some((timer) => !left(timer))) alarm.textContent = "";
    Apus.local("timers", timers.length || null); // Asked for by `shared.js`.
    if (!timers.length) {
      // What is removed loses the focus.
      if (bar.contains(document.activeElement)) {
        main.tabIndex = -1;
        main.focus({ preventScroll: true });
      }
      bar.remove();
    }
    else if (!bar.isConnected) document.body.append(bar);
    tell();
  };

  for (const place of main.dataset.entry ? Apus.find("[data-seconds]", main) : []) {
    const button = Apus.copy("start-timer");
    const seconds = Number(place.dataset.seconds);
    const time = place.textContent;
    let pressed = 0;
    button.textContent = time;
    button.ariaLabel = Apus.text("startTimer", { time });
    place.replaceChildren(button);
    Apus.press("button", async () => {
      if (Date.now() < pressed + 1000) return; // A double tap is one press.
      pressed = Date.now();
      const id = `${pressed}-${Math.random()}`;
      const number = place.closest("[data-step]")?.dataset.step;
      const part = number ? Apus.text("ofStep", { time, number }) : time;
      const label = `${part} · ${main.dataset.name ?? title}`;
      const timer = {
        id, label, url: Apus.fromHome(location.href), seconds, endsAt: Date.now() + seconds * 1000,
      };
      await Apus.update("recipeState", slug, (record) => (
        { ...record, slug, timers: [...record?.timers ?? [], timer] }));
      Apus.tell("timerStarted", { time });
    }, place);
  }
  Apus.on("recipeState", show);
  show();
})();
