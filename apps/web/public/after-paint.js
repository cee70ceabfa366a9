// Starts the app when the page it came with has been painted: its code is fetched meanwhile, but making it ready holds the
// window for longer than painting takes. tools/build/prerendered-page.mjs names its modules.
(function () {
  var sources = document.currentScript.getAttribute('data-modules').split(' ');
  var isStarted = false;
  function start() {
    if (isStarted) return;
    isStarted = true;
    sources.forEach(function (source) {
      var script = document.createElement('script');
      script.type = 'module';
      script.crossOrigin = '';
      // One after the other, each a piece of work of its own.
      script.async = false;
      script.src = source;
      document.head.append(script);
    });
  }
  // Nothing is painted in the background; and what keeps the window from painting must not keep the app away.
  if (document.hidden) return start();
  requestAnimationFrame(function () {
    setTimeout(start);
  });
  setTimeout(start, 1000);
})();
