// Asks who is signed in while the app's code is still on its way; shared/api/early-session.ts takes the answer. Only where
// somebody signed in before: strangers cause no call.
(function () {
  try {
    if (localStorage.getItem('quillcare.signed-in') === null) return;
  } catch {
    // Without storage the app asks for itself.
    return;
  }
  // A page that strangers see first is not for who comes back.
  document.documentElement.setAttribute('data-returning', '');
  var headers = { accept: 'application/json' };
  window.quillcareSession = fetch('/api/auth/session', { headers: headers, credentials: 'same-origin' });
  // Whoever takes it learns of a failure; until then it is nobody's error.
  window.quillcareSession.catch(function () {});
})();
