// Jest's runner makes an AsyncLocalStorage for each test file and never ends it. Up to Node 22 each one that is left costs every promise
// of the worker's later files a call, which took more than half of the time behind two hundred files: an environment ends those
// of its file. Those of the product go on: it may be running for other files too.
const hooks = require('node:async_hooks');

let made = [];

hooks.AsyncLocalStorage = class extends hooks.AsyncLocalStorage {
  constructor(...given) {
    super(...given);
    const [, , maker] = new Error().stack.split('\n');
    if (maker.includes('jest-circus')) made.push(this);
  }
};

/** Ends what was made since the last call. */
function endContexts() {
  for (const storage of made) storage.disable();
  made = [];
}

module.exports = { endContexts };
