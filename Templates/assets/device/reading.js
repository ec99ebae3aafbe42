/* A link that goes on where reading stopped. */
(() => {
  "use strict";
  const { Apus } = window;
  const link = document.querySelector("a[data-reading]");
  if (!Apus?.copy || !link) return;
  const show = () => {
    const { name, url } = Apus.stored("reading") ?? {};
    const address = Apus.href(url);
    if (!address || typeof name !== "string") return; // The link leads to the beginning.
    link.href = address;
    link.firstElementChild.textContent = Apus.text("goOnReading", { name });
  };
  window.addEventListener("pageshow", show);
  show();
})();
