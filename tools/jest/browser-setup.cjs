require('@testing-library/jest-dom');

// jsdom lays nothing out, so it has neither of these; components that ask get a steady answer.
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
window.Element.prototype.scrollIntoView ??= () => {};

// Finding things by their role reads every style of a page: a busy machine takes its time for it.
jest.setTimeout(20_000);
require('@testing-library/react').configure({ asyncUtilTimeout: 5_000 });
