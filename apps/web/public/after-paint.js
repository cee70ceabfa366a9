// Starts the app when the page it came with has been painted: making its code ready holds the window for longer than that
// takes. tools/build/prerendered-page.mjs names the modules to run, and those that are only to be fetched by then.
(function () {
  var script = document.currentScript;
  var isStarted = false;
  function listed(name) {
    return script.getAttribute(name).split(' ').filter(Boolean);
  }
  function start() {
    if (isStarted) return;
    isStarted = true;
    listed('data-modules').forEach(function (source) {
      // One after the other, each a piece of work of its own.
      add('script', { type: 'module', src: source, async: false });
    });
    setTimeout(preload);
  }
  function preload() {
    listed('data-preloads').forEach(function (source) {
      add('link', { rel: 'modulepreload', href: source });
    });
  }
  function add(name, properties) {
    document.head.append(Object.assign(document.createElement(name), { crossOrigin: '' }, properties));
  }
  document.addEventListener('DOMContentLoaded', function () {
    // Nothing is painted in the background; and what keeps the window from painting must not keep the app away.
    if (document.hidden) return start();
    requestAnimationFrame(function () {
      setTimeout(start);
    });
    setTimeout(start, 1000);
  });
})();
