// Starts the app when the page it came with has been painted: making its code ready holds the window for longer than that
// takes. tools/build/prerendered-page.mjs names the modules to run, and those that are only to be fetched then.
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
    setTimeout(preload, 0, 'data-preloads');
  }
  function preload(name) {
    listed(name).forEach(function (source) {
      add('link', { rel: 'modulepreload', href: source });
    });
  }
  function add(name, properties) {
    document.head.append(Object.assign(document.createElement(name), { crossOrigin: '' }, properties));
  }
  document.addEventListener('DOMContentLoaded', function () {
    // Nothing is painted in the background; and what keeps the window from painting must not keep the app away.
    if (document.hidden) return start();
    setTimeout(start, 1000);
    whenPainted(function () {
      var session = script.hasAttribute('data-greets') && (window.quillcareEarly || {})['/api/auth/session'];
      if (!session) return start();
      preload('data-modules');
      preload('data-preloads');
      // The greeting is about to be shown (src/greeting.ts); a slow answer must not keep the app waiting.
      setTimeout(start, 100);
      session.then(whenNextPainted.bind(null, start), start);
    });
  });
  function whenPainted(act) {
    if (!window.PerformanceObserver || !/paint/.test(PerformanceObserver.supportedEntryTypes))
      return whenNextPainted(act);
    new PerformanceObserver(function (paints, observer) {
      if (paints.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      act();
    }).observe({ type: 'paint', buffered: true });
  }
  // What is asked for in a frame comes before that frame is painted.
  function whenNextPainted(act) {
    requestAnimationFrame(function () {
      setTimeout(act);
    });
  }
})();
