// Must come first, because the testing library asks React for `act` when it is loaded.
require('react').act = require('./react-act.cjs').act;

require('@testing-library/jest-dom');

// jsdom has no layout and lacks these functions, so components get fixed answers.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addListener() {},
  removeListener() {},
  addEventListener() {},
  removeEventListener() {},
  dispatchEvent: () => false,
});
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Returns a promise like current browsers, because an effect that returns it breaks when React calls it as a clean-up.
window.Element.prototype.scrollIntoView ??= () => Promise.resolve();
window.scrollTo = () => {};
window.HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
window.HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
};
window.HTMLCanvasElement.prototype.getContext = () => null;

// Queries by role read every style of a page, which is slow on a busy machine. Only failing tests wait this long.
jest.setTimeout(300_000);
require('@testing-library/react').configure({ asyncUtilTimeout: 60_000 });

// A page shows an answer that its contract forbids as a failure, and an error of its own as a screen. A test about something else
// would not notice.
const FAULTS = /request for the endpoint|React Router caught/;
const faults = [];
const showError = console.error;
console.error = function showAndKeep(...given) {
  if (FAULTS.test(String(given[0]))) faults.push(given.map(String).join(' '));
  showError(...given);
};
afterEach(() => {
  const [first] = faults.splice(0);
  if (first) throw new Error(`The test's server broke its contract, or the page crashed. ${first}`);
});

// Only the styles that tests measure, the grid's and the badge's, are computed and inserted. Computing the others took a tenth of
// the time, and jsdom would match every rule again on each query by role, which took half of it.
const serialize = require('@emotion/serialize');
const { serializeStyles } = serialize;
if (serializeStyles.name !== 'serializeMeasured') {
  const none = { name: 'none', styles: '', next: undefined };
  const isMeasured = (style) => typeof style === 'string' && /DataGrid|Badge/.test(style);
  serialize.serializeStyles = function serializeMeasured(given, ...rest) {
    // Without more, it is called once for each kind of component, which may be a measured one.
    return rest.length === 0 || given.some(isMeasured) ? serializeStyles(given, ...rest) : none;
  };
}
