// Asks who is signed in, and for what the first page begins with, while the app's code is still on its way;
// shared/api/early-session.ts takes the answers. Only where somebody signed in before: strangers cause no call.
(function () {
  try {
    if (localStorage.getItem('quillcare.signed-in') === null) return;
  } catch {
    // Without storage the app asks for itself.
    return;
  }
  // A page that strangers see first is not for who comes back.
  document.documentElement.setAttribute('data-returning', '');
  var answers = {};
  function ask(url) {
    answers[url] = fetch(url, { headers: { accept: 'application/json' }, credentials: 'same-origin' });
    // Whoever takes it learns of a failure; until then it is nobody's error.
    answers[url].catch(function () {});
  }
  ask('/api/auth/session');
  if (/^\/(app|dashboard)$/.test(location.pathname) && location.search === '') ask('/api/today');
  window.quillcareEarly = answers;
})();
