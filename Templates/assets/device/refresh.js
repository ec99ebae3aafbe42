/* "Refresh" in place of the gesture: asks for a new version and loads the page again. */
(() => {
  "use strict";
  for (const button of document.querySelectorAll("[data-refresh]")) {
    button.addEventListener("click", async () => {
      const registration = await navigator.serviceWorker?.getRegistration?.().catch(() => null);
      const update = registration?.update().catch(() => {});
      await Promise.race([update, new Promise((resolve) => { setTimeout(resolve, 1000); })]);
      location.reload();
    });
  }
})();
