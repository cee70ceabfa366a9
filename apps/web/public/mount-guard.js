// The app cannot say that its own code did not arrive or did not start; this file, which needs none of it, does.
window.addEventListener(
  'error',
  function (event) {
    var isMissing = event.target instanceof HTMLScriptElement && event.target.type === 'module';
    var isOurs = String(event.filename || '').indexOf(location.origin + '/assets/') === 0;
    var root = document.getElementById('root');
    var isWaiting =
      root &&
      (!root.hasChildNodes() || document.getElementById('splash') || root.hasAttribute('data-prerendered'));
    if ((isMissing || isOurs) && isWaiting) {
      var line = document.createElement('p');
      line.setAttribute('role', 'alert');
      line.textContent = 'Failed to load app. Check console for details.';
      document.body.replaceChildren(line);
    }
  },
  true,
);
