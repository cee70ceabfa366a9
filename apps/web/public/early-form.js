// The sign-in page is there before the app's code. What is asked of it meanwhile waits for the app, the last thing only: a form
// that is sent, so that nothing leaves the page, and a button that is pressed. features/auth/login.page.tsx does it then.
(function () {
  var waiting;
  function wait(element) {
    if (waiting) waiting.removeAttribute('data-waiting');
    waiting = element;
    element.setAttribute('data-waiting', '');
  }
  document.addEventListener(
    'submit',
    function (event) {
      if (!event.target.closest('[data-prerendered]')) return;
      event.preventDefault();
      wait(event.target);
    },
    true,
  );
  document.addEventListener(
    'click',
    function (event) {
      var button = event.target.closest('[data-prerendered=""] button[type="button"]');
      if (button) wait(button);
    },
    true,
  );
})();
