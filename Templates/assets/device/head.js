/* Runs before the first paint: scripts work here, and these are the choices kept on this device. */
(function () {
  "use strict";
  var root = document.documentElement;
  var saved = {};
  root.classList.add("js");
  function kept(name) { return localStorage.getItem("apus:" + root.dataset.site + ":" + name); }
  function read() {
    try {
      saved = JSON.parse(kept("view")) || {};
      var scheme = kept("theme");
      root.classList.toggle("signed-in", kept("session") !== null);
      if (scheme === "light" || scheme === "dark") root.dataset.scheme = scheme;
    } catch (unreadable) {
      saved = {};
    }
  }
  // Controls get their state as soon as they are parsed, so that nothing moves afterwards.
  function restore() {
    var controls = document.querySelectorAll("input[data-remember]");
    for (var i = 0; i < controls.length; i++) {
      var name = controls[i].dataset.remember;
      if (saved[name] === controls[i].value) controls[i].checked = true;
    }
  }
  read();
  var watch = new MutationObserver(restore);
  watch.observe(root, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", function () { watch.disconnect(); restore(); });
  // What another page changed while this one was in the back/forward cache.
  addEventListener("pageshow", function () { read(); restore(); });
})();
