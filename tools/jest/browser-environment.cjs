// jsdom has no fetch, and without Request and Response the web app's API client does not load: Node's are lent.
const { TestEnvironment } = require('jest-environment-jsdom');

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

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT) {
      // jsdom's own file and form classes stay: its inputs and events accept no others.
      if (this.global[name] === undefined || name === 'AbortSignal' || name === 'AbortController') {
        this.global[name] = globalThis[name];
      }
    }
    for (const name of ['fetch', 'Request', 'Response', 'Headers']) this.global[name] = globalThis[name];
  }

  // Packages must load their Node builds: the browser ones are modules that Jest cannot require.
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
}

module.exports = BrowserEnvironment;
