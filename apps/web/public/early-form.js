// The sign-in page is there before the app's code. A form that is sent meanwhile waits for it: nothing leaves the page.
document.addEventListener(
  'submit',
  function (event) {
    if (!event.target.closest('[data-prerendered]')) return;
    event.preventDefault();
    event.target.setAttribute('data-waiting', '');
  },
  true,
);
