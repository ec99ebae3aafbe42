/* Runs before the first paint: scripts work here, and these are the choices kept on this device. */
(function () {
  "use strict";
  var root = document.documentElement;
  var saved = {};
  root.classList.add("js");
  function kept(name) { return localStorage.getItem("apus:" + root.dataset.site + ":" + name); }
  try {
    saved = JSON.parse(kept("view")) || {};
    var scheme = kept("theme");
    if (kept("session")) root.classList.add("signed-in");
    if (scheme === "light" || scheme === "dark") root.dataset.scheme = scheme;
  } catch (unreadable) {
    saved = {};
  }
  // Controls get their state as soon as they are parsed, so that nothing moves afterwards.
  function restore() {
    var controls = document.querySelectorAll("input[data-remember]");
    for (var i = 0; i < controls.length; i++) {
      var name = controls[i].dataset.remember;
      if (saved[name] === controls[i].value) controls[i].checked = true;
    }
  }
  var watch = new MutationObserver(restore);
  watch.observe(root, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", function () { watch.disconnect(); restore(); });
})();
