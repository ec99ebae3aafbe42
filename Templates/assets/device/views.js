/* Remembers choices between radio buttons: how a list is shown, how many texts. `head.js` sets
   them before the first paint. */
(() => {
  "use strict";
  const { Apus } = window;
  if (!Apus?.local) return;
  const saved = () => ({ ...Apus.stored("view") });
  document.addEventListener("change", (event) => {
    const { remember } = event.target.dataset ?? {};
    if (remember) Apus.local("view", JSON.stringify({ ...saved(), [remember]: event.target.value }));
  });
  window.addEventListener("pageshow", (event) => {
    if (!event.persisted) return;
    const choices = new Map(Object.entries(saved()));
    for (const control of document.querySelectorAll("input[data-remember]")) {
      if (choices.get(control.dataset.remember) === control.value) control.checked = true;
    }
  });
})();
