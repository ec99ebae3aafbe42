/* Runs before the first paint: scripts work here, and these are the choices kept on this device. */
(() => {
  const root = document.documentElement;
  let saved = {};
  root.classList.add("js");
  const prefix = `apus:${root.dataset.site}:`;
  const kept = (name) => localStorage.getItem(prefix + name);
  const read = () => {
    try {
      saved = { ...JSON.parse(kept("view")) };
      root.classList.toggle("signed-in", kept("session") !== null);
    } catch {
      saved = {};
    }
  };
  // Controls get their state as soon as they are parsed, so that nothing moves afterwards.
  const restore = () => {
    for (const control of document.querySelectorAll("input[data-remember]")) {
      if (saved[control.dataset.remember] === control.value) control.checked = true;
    }
  };
  // Choices are kept; what else is pressed before its script has come is left to that (`data-changed`).
  document.addEventListener("change", ({ target }) => {
    const { remember } = target.dataset;
    target.dataset.changed = "";
    if (!remember) return;
    read();
    saved[remember] = target.value;
    try {
      localStorage.setItem(prefix + "view", JSON.stringify(saved));
    } catch { /* Nothing is kept. */ }
  });
  // So are presses of buttons: `Apus.press` counts them.
  const press = ({ target, isTrusted }) => {
    const button = isTrusted && Element.prototype.closest.call(target, "button");
    if (button) button.presses = (button.presses ?? 0) + 1;
  };
  document.addEventListener("click", press);
  read();
  const watch = new MutationObserver(restore);
  watch.observe(root, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    watch.disconnect();
    document.removeEventListener("click", press);
    restore();
  });
  // A transition between pages ends early where the viewport changes, which is no fault.
  addEventListener("pagereveal", ({ viewTransition }) => viewTransition?.ready.catch(() => {}));
  // What another page changed, also while this one was in the back/forward cache.
  addEventListener("pageshow", () => { read(); restore(); });
  addEventListener("storage", read);
})();
