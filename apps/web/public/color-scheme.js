// Before the first paint, so that nobody who works in the dark is dazzled. A file, because the policy allows no inline script.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('quillcare.colour-mode');
  } catch {
    // Storage may be blocked; the system's preference decides then.
  }
  var prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  var scheme = chosen === 'dark' || chosen === 'light' ? chosen : prefersDark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-color-scheme', scheme);
})();
