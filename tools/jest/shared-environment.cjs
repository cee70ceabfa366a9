// Tests of the server run in the worker's own context, not in a new one per file, so that `Error`, `Date` and `Buffer` are the
// same for tests and for the modules that shared-modules.cjs loads once per worker.
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { endContexts } = require('./ended-contexts.cjs');
const { OWN_CONTEXT } = require('./own-context.cjs');

/**
 * What Jest's runner leaves in the context of a test file: its event handlers and, with all tests of the file, its state. As the
 * context is shared, every later file would call the handlers of all earlier ones at each step of each test, and report each of
 * its tests as theirs too.
 */
function forgetFile() {
  for (const symbol of Object.getOwnPropertySymbols(globalThis))
    if (symbol === Symbol.for('EVENT_HANDLERS') || symbol.description === 'JEST_STATE_SYMBOL')
      delete globalThis[symbol];
}

class SharedEnvironment {
  constructor({ projectConfig }) {
    this.global = globalThis;
    this.moduleMocker = new ModuleMocker(globalThis);
    this.fakeTimers = null;
    this.fakeTimersModern = new ModernFakeTimers({ config: projectConfig, global: globalThis });
    // Jest wraps `process.exit` for each test file, and tests may set environment variables.
    this.before = { exit: process.exit, env: { ...process.env } };
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    endContexts();
    forgetFile();
    process.exit = this.before.exit;
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  getVmContext() {
    return OWN_CONTEXT;
  }
}

module.exports = SharedEnvironment;
