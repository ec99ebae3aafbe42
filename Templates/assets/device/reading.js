/* A link that goes on where reading stopped. */
(() => {
  "use strict";
  const { Apus } = window;
  const link = document.querySelector("a[data-reading]");
  if (!Apus?.copy || !link) return;
  const show = () => {
    try {
      const { name, url } = JSON.parse(Apus.local("reading")) ?? {};
      const address = Apus.href(url);
      if (!address || typeof name !== "string") return;
      link.href = address;
      link.firstElementChild.textContent = Apus.text("goOnReading", { name });
    } catch { /* What is kept cannot be read: the link leads to the beginning. */ }
  };
  window.addEventListener("pageshow", show);
  show();
})();
