// Jest's runner creates an AsyncLocalStorage for each test file and never disables it. Up to Node 22 each remaining one adds a
// call to every promise of the worker's later files, which took more than half of the time after two hundred files. So an
// environment disables those of its file. Those of the product are kept, because it may be running for other files too.
const hooks = require('node:async_hooks');

let made = [];

hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(...given) {
    super(...given);
    const [, , maker] = new Error().stack.split('\n');
    if (maker.includes('jest-circus')) made.push(this);
  }
};

/** Disables those created since the last call. */
function endContexts() {
  for (const storage of made) storage.disable();
  made = [];
}

module.exports = { endContexts };
