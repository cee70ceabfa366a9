// Evaluates the contracts once per worker for all browser tests, because that took as long as all other modules of a file
// together. They keep no state, read no clock and know no page, and run in a context without a window, so that a module which
// needs one fails. The rules are shared only as far as the contracts use them: the app has its own, which it translates.
const vm = require('node:vm');

/** What is shared, by the name that the app uses. `jest.mock` does not work for it. */
const SHARED = /^(@quillcare\/contracts|zod(\/.*)?|aria-query)$/;

/** Zod checks addresses and base64 with these. */
const context = vm.createContext({ URL, atob, btoa });
const { Object: SharedObject, Error: SharedError } = vm.runInContext('({ Object, Error })', context);

/** Path to module, per worker. */
const modules = new Map();

/**
 * Makes what the contracts create pass for what the test file creates: forms copy an object only if its constructor is `Object`,
 * and an error must be an instance of `Error`.
 */
function adopt(global) {
  SharedObject.prototype.constructor = global.Object;
  Object.setPrototypeOf(SharedError.prototype, global.Error.prototype);
}

function loadShared(runtime, from, name) {
  const path = runtime._resolution.resolveCjs(from, name);
  const known = modules.get(path);
  if (known) return known.exports;
  const module = { exports: {} };
  // Known before it is evaluated, because modules may require each other.
  modules.set(path, module);
  try {
    evaluate(runtime, path, module);
  } catch (error) {
    modules.delete(path);
    throw error;
  }
  return module.exports;
}

function evaluate(runtime, filename, module) {
  const wrapper = `(function(module,exports,require){${filename.endsWith('.json') ? 'module.exports=' : ''}`;
  const source = `${wrapper}${runtime.transformCache.transform(filename)}\n})`;
  const run = vm.runInContext(source, context, { filename, columnOffset: -wrapper.length });
  run.call(module.exports, module, module.exports, (name) => loadShared(runtime, filename, name));
}

module.exports = { SHARED, adopt, loadShared };
