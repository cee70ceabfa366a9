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

// Queries by role read every style of a page, which is slow on a busy machine.
jest.setTimeout(60_000);
require('@testing-library/react').configure({ asyncUtilTimeout: 10_000 });

// Only the styles that tests measure, the grid's and the badge's, are inserted. jsdom matches every rule again on each query by
// role, which took half of the time.
const { StyleSheet } = require('@emotion/sheet');
const { insert } = StyleSheet.prototype;
StyleSheet.prototype.insert = function (rule) {
  if (/DataGrid|Badge/.test(rule)) insert.call(this, rule);
};
