/* Instructions that are followed: amounts scaled exactly, what is ticked off, how far one came. */
(() => {
  "use strict";
  const { Apus } = window;
  const main = document.querySelector("main[data-entry]");
  if (!Apus?.copy || !main) return;
  const { kind, entry, step } = main.dataset;
  const slug = `${kind}/${entry}`;
  const base = Number(main.dataset.servings);
  const find = (selector) => [...main.querySelectorAll(selector)];
  let state = {};

  /* Amounts */

  const number = new Intl.NumberFormat(Apus.language, { maximumFractionDigits: 2 });
  const glyphs = new Map([..."½⅓⅔¼¾⅙⅚⅛⅜⅝⅞"].map((glyph) => [glyph.normalize("NFKD"), glyph]));
  const amounts = find("[data-amount]").map((place) => {
    const [above, below = 1] = place.dataset.amount.split("/").map(Number);
    return { place, above, below, text: place.textContent, isDecimal: "decimal" in place.dataset };
  });
  const divisor = (one, other) => (other ? divisor(other, one % other) : one);
  const written = (above, below, isDecimal) => {
    const whole = Math.floor(above / below);
    const rest = above % below;
    const common = divisor(rest, below);
    const glyph = glyphs.get(`${rest / common}\u2044${below / common}`);
    if (isDecimal || !glyph) return number.format(above / below);
    return whole ? `${number.format(whole)} ${glyph}` : glyph;
  };
  const scale = (servings) => {
    for (const { place, above, below, text, isDecimal } of amounts) {
      place.textContent = servings === base ? text : written(above * servings, below * base, isDecimal);
    }
    for (const place of find("[data-servings-shown]")) {
      place.role = "status";
      place.textContent = number.format(servings);
    }
    for (const button of find("[data-less]")) button.disabled = servings <= 1;
    for (const button of find("[data-more]")) button.disabled = servings >= 99;
  };

  /* What is kept */

  const ticks = find("[data-tick]");
  const servings = () => (Number.isInteger(state.servings) ? state.servings : base);
  const show = () => {
    if (base) scale(servings());
    const checked = new Set(Array.isArray(state.checked) ? state.checked : []);
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
  const load = async () => {
    state = await Apus.get("recipeState", slug).catch(() => null) ?? state;
    show();
  };
  const keep = async (change) => {
    const changed = (record) => ({ slug, servings: base, checked: [], timers: [], ...record, ...change(record ?? {}) });
    state = changed(state);
    show();
    await Apus.update("recipeState", slug, changed);
  };
  const tick = (checked = [], name, isDone) => (
    [...checked.filter((other) => other !== name), ...(isDone ? [name] : [])]);

  main.addEventListener("change", ({ target }) => {
    const { tick: name } = target.dataset;
    if (name) keep(({ checked }) => ({ checked: tick(checked, name, target.checked) })).catch(Apus.explain);
  });
  main.addEventListener("click", async (event) => {
    const target = event.target.closest("[data-less], [data-more], [data-start-over], [data-finish]");
    if (!target) return;
    const { less, more, finish } = target.dataset;
    try {
      if (less === "" || more === "") {
        const wanted = servings() + (more === "" ? 1 : -1);
        await keep(() => ({ servings: Math.min(99, Math.max(1, wanted)) }));
      } else if (finish !== undefined) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        await keep(() => ({ checked: [], step: 0 }));
      } else {
        const { checked, step: reached, servings: chosen } = state;
        await keep(() => ({ checked: [], step: 0, servings: base }));
        const undo = () => keep(() => ({ checked, step: reached, servings: chosen }));
        Apus.say(Apus.text("startedOver"), { action: undo });
      }
    } catch (error) {
      Apus.explain(error);
    }
    if (finish !== undefined) location.assign(target.href);
  });

  /* The screen stays on while the page is read, unless the reader says otherwise. */

  const awake = find("[data-awake]")[0];
  let lock = null;
  const stayAwake = async () => {
    const isWanted = awake.checked && document.visibilityState === "visible";
    if (!isWanted) {
      lock?.release();
      lock = null;
    } else if (!lock || lock.released) {
      lock = await navigator.wakeLock.request("screen").catch(() => null);
    }
  };
  if (awake && navigator.wakeLock) {
    awake.checked = Apus.local("awake") !== "off";
    awake.addEventListener("change", () => {
      Apus.local("awake", awake.checked ? null : "off");
      stayAwake();
    });
    document.addEventListener("visibilitychange", stayAwake);
    stayAwake();
  } else if (awake) {
    awake.closest("label").hidden = true;
  }

  Apus.on("recipeState", load);
  load().then(() => {
    const here = Number(step);
    if (!here || state.step === here) return;
    const before = ({ step: reached, checked }) => (
      reached === here - 1 ? { checked: tick(checked, `step ${reached}`, true) } : {});
    keep((record) => ({ ...before(record), step: here })).catch(() => {});
  });
})();
