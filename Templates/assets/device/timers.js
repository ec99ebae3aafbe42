/* Timers: lengths of time in a text start them; they outlive the page and are shown on every page
   of their collection. */
(() => {
  "use strict";
  const { Apus } = window;
  const bar = Apus?.copy?.("timers");
  if (!bar) return;
  const main = document.querySelector("main");
  const slug = `${main.dataset.kind}/${main.dataset.entry}`;
  const alarm = bar.querySelector("[role=alert]");
  const list = bar.querySelector("ul");
  const rows = new Map();
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
    timers: (record?.timers ?? []).flatMap((other) => (other.id === timer.id ? made(other) : [other])),
  })).catch(Apus.explain);
  const ACTIONS = {
    pause: (timer) => (timer.endsAt
      ? { ...timer, endsAt: null, remaining: left(timer) }
      : { ...timer, endsAt: Date.now() + left(timer) * 1000 }),
    longer: (timer) => (timer.endsAt
      ? { ...timer, endsAt: Math.max(timer.endsAt, Date.now()) + 60000, told: false }
      : { ...timer, remaining: left(timer) + 60 }),
    remove: () => [],
  };
  list.addEventListener("click", ({ target }) => {
    const button = target.closest("[data-act]");
    const timer = timers.find(({ id }) => id === button?.closest("li").dataset.id);
    if (!timer) return;
    const { act } = button.dataset;
    if (act === "remove") bar.querySelector("summary").focus();
    change(timer, ACTIONS[act]);
  });

  /* The remaining times, every second; nobody is told of one twice. */
  const tell = () => {
    clearTimeout(clock);
    for (const timer of timers) {
      const seconds = left(timer);
      const row = rows.get(timer.id);
      row.querySelector("[role=timer]").textContent = written(seconds);
      row.classList.toggle("over", !seconds);
      if (seconds || timer.told) continue;
      timer.told = true;
      alarm.textContent = Apus.text("timeIsUp", { name: timer.label });
      bar.firstElementChild.open = true;
      change(timer, (other) => ({ ...other, told: true }));
    }
    const next = timers.filter(left).sort((one, other) => left(one) - left(other))[0];
    bar.querySelector("[data-next]").textContent = written(next ? left(next) : 0);
    if (timers.some(({ endsAt }) => endsAt > Date.now())) clock = setTimeout(tell, 1000 - Date.now() % 1000);
  };
  const row = (timer) => {
    const made = Apus.copy("timer");
    const link = made.querySelector("a");
    made.dataset.id = timer.id;
    link.textContent = timer.label;
    const address = Apus.href(timer.url);
    if (address) link.href = address;
    return made;
  };
  const show = async () => {
    const records = await Apus.all("recipeState").catch(() => []);
    timers = records.flatMap((record) => (Array.isArray(record.timers) ? record.timers : [])
      .map((timer) => ({ ...timer, slug: record.slug })));
    for (const [id, made] of rows) {
      if (timers.some((timer) => timer.id === id)) continue;
      made.remove();
      rows.delete(id);
    }
    for (const timer of timers) {
      if (!rows.has(timer.id)) {
        rows.set(timer.id, row(timer));
        list.append(rows.get(timer.id));
      }
      const pause = rows.get(timer.id).querySelector("[data-act=pause]");
      pause.textContent = Apus.text(timer.endsAt ? "pause" : "resume");
    }
    if (!timers.some((timer) => !left(timer))) alarm.textContent = "";
    if (!timers.length) bar.remove();
    else if (!bar.isConnected) document.body.append(bar);
    tell();
  };

  for (const place of main.dataset.entry ? main.querySelectorAll("[data-seconds]") : []) {
    const button = Apus.copy("start-timer");
    const seconds = Number(place.dataset.seconds);
    button.textContent = place.textContent;
    button.setAttribute("aria-label", Apus.text("startTimer", { time: place.textContent }));
    place.replaceChildren(button);
    button.addEventListener("click", () => {
      const id = `${Date.now()}-${crypto.getRandomValues(new Uint32Array(1))[0]}`;
      const label = `${place.textContent} · ${main.dataset.name ?? document.title}`;
      const timer = {
        id, label, url: Apus.fromHome(location.href), seconds, endsAt: Date.now() + seconds * 1000,
      };
      Apus.update("recipeState", slug, (record) => (
        { ...record, slug, timers: [...record?.timers ?? [], timer] })).then(() => {
        Apus.say(Apus.text("timerStarted", { time: place.textContent }));
      }, Apus.explain);
    });
  }
  Apus.on("recipeState", show);
  show();
})();
