// Tests of the server run in the worker's own context, not in a new one per file, so that `Error`, `Date` and `Buffer` are the
// same for tests and for the modules that shared-modules.cjs loads once per worker.
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { endContexts } = require('./ended-contexts.cjs');
const { OWN_CONTEXT } = require('./own-context.cjs');

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
