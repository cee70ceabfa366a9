// A worker's browser tests share one jsdom window, because what kept-packages.cjs keeps belongs to the window that it was
// evaluated in. After each file, everything that the file may have left in it is removed.
// jsdom has no fetch, and the web app's API client needs Request and Response, so Node's are used.
require('./light-styles.cjs');
const { TestEnvironment } = require('jest-environment-jsdom');
const { endContexts } = require('./ended-contexts.cjs');

const LENT = [
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'File',
  'Blob',
  'AbortController',
  'AbortSignal',
  'ReadableStream',
  'TransformStream',
  'WritableStream',
  'TextEncoder',
  'TextDecoder',
  'structuredClone',
  'BroadcastChannel',
];

/** The classes of which tests and the testing library replace methods. */
const REPLACED = [
  'EventTarget',
  'Node',
  'Document',
  'Element',
  'HTMLElement',
  'HTMLAnchorElement',
  'HTMLCanvasElement',
  'HTMLDialogElement',
  'HTMLImageElement',
  'HTMLInputElement',
  'HTMLTextAreaElement',
  'Range',
  'Storage',
];

class BrowserEnvironment extends TestEnvironment {
  constructor(...given) {
    super(...given);
    const { global } = this;
    for (const name of LENT) {
      // jsdom's own file and form classes are kept, because its inputs and events accept no others.
      if (global[name] === undefined || name === 'AbortSignal' || name === 'AbortController') {
        global[name] = globalThis[name];
      }
    }
    for (const name of ['fetch', 'Request', 'Response', 'Headers']) global[name] = globalThis[name];
    const prototypes = REPLACED.map((name) => global[name].prototype);
    const { document, navigator, process, AbortSignal, URL } = global;
    this.before = [global, document, navigator, process, AbortSignal, URL, ...prototypes].map((object) => [
      object,
      Object.getOwnPropertyDescriptors(object),
    ]);
    this.listeners = [];
    for (const target of [global, document]) this.rememberListeners(target);
  }

  /** Records the listeners of a target, because those of a file's modules would hear the next file's events. */
  rememberListeners(target) {
    const add = target.addEventListener;
    const { listeners } = this;
    target.addEventListener = function addEventListener(...given) {
      listeners.push([this ?? target, given]);
      return add.apply(this, given);
    };
  }

  hear(console) {
    const virtualConsole = this.dom.virtualConsole;
    virtualConsole.removeAllListeners();
    virtualConsole.sendTo(console, { omitJSDOMErrors: true });
    virtualConsole.on('jsdomError', (error) => console.error(error));
  }

  async teardown() {
    const { global } = this;
    this.fakeTimersModern.useRealTimers();
    for (let id = global.setTimeout(() => undefined); id > 0; id -= 1) global.clearTimeout(id);
    for (const [target, [type, listener, options]] of this.listeners.splice(0))
      target.removeEventListener(type, listener, options);
    for (const [object, descriptors] of this.before) restore(object, descriptors);
    const { document, localStorage, sessionStorage, history } = global;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', '/');
    document.title = '';
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body])
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    // Emotion inserts each style once.
    for (const element of [...document.head.children])
      if (!element.hasAttribute('data-emotion')) element.remove();
    endContexts();
  }

  // Packages load their Node builds, because the browser builds are ES modules that Jest cannot require.
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
}

function restore(object, before) {
  const now = Object.getOwnPropertyDescriptors(object);
  for (const name of Reflect.ownKeys(now)) {
    const [one, other] = [now[name], before[name]];
    if (other && one.value === other.value && one.get === other.get && one.set === other.set) continue;
    if (!one.configurable) continue;
    if (other) Object.defineProperty(object, name, other);
    else delete object[name];
  }
  for (const name of Reflect.ownKeys(before))
    if (!(name in now)) Object.defineProperty(object, name, before[name]);
}

let kept;

/** Returns the worker's environment, whichever file it was made for. */
module.exports = function KeptEnvironment(config, context) {
  if (!kept || process.env.QUILLCARE_PLAIN_TESTS) kept = new BrowserEnvironment(config, context);
  kept.hear(context.console);
  return kept;
};
