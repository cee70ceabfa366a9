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

class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of LENT) {
      // jsdom's own file and form classes are kept, because its inputs and events accept no others.
      if (this.global[name] === undefined || name === 'AbortSignal' || name === 'AbortController') {
        this.global[name] = globalThis[name];
      }
    }
    for (const name of ['fetch', 'Request', 'Response', 'Headers']) this.global[name] = globalThis[name];
  }

  async teardown() {
    await super.teardown();
    endContexts();
  }

  // Packages load their Node builds, because the browser builds are ES modules that Jest cannot require.
  exportConditions() {
    return ['node', 'node-addons', 'require', 'default'];
  }
}

module.exports = BrowserEnvironment;
