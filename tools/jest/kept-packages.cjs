// Evaluates packages, contracts and components once per worker for the browser's tests; Jest would evaluate React, MUI and the contracts for
// every test file, and Node would optimise them anew. The app and the tests are evaluated for each file, with their own state,
// but compiled only once.
const vm = require('node:vm');
const JestRuntime = require('jest-runtime').default;

/**
 * What is evaluated once: not the testing library, which uses the file's own hooks and timers, nor its addition to the window,
 * nor what the reader's language changes, i18next and the words in `rules`.
 */
const KEPT =
  /[\\/]node_modules[\\/](?!@testing-library|css\.escape|i18next|react-i18next)|[\\/]libs[\\/](contracts|ui)[\\/]|[\\/]tools[\\/]jest[\\/]react-/;

/** Path to evaluated module, per worker. */
const kept = new Map();
/** Compiled file to source map, for the modules in `kept`. */
const sourceMaps = new Map();
/** Module to compiled script, per worker. */
const scripts = new Map();
/** The runtime of the current test file. */
let current;

class KeptPackagesRuntime extends JestRuntime {
  constructor(...given) {
    super(...given);
    current = this;
    const registry = this.registries.getActiveCjsRegistry();
    for (const [path, module] of kept) registry.set(path, module);
    for (const [path, map] of sourceMaps) this.getSourceMaps().set(path, map);
    const { executor } = this;
    const compileAnew = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      const script = context && scriptOf(source, filename, executor.injectedModuleParameters);
      // Jest reports compile errors better.
      return script ? script.runInContext(context) : compileAnew(source, filename);
    };
  }

  /** A package that was evaluated for an earlier file may only now require another. */
  requireModuleOrMock(from, name) {
    return this === current ? super.requireModuleOrMock(from, name) : current.requireModuleOrMock(from, name);
  }

  teardown() {
    for (const [path, module] of this.registries.getActiveCjsRegistry())
      if (KEPT.test(path) && !/\.(spec|suite)\.tsx?$/.test(path)) kept.set(path, module);
    for (const [path, map] of this.getSourceMaps()) if (kept.has(path)) sourceMaps.set(path, map);
    super.teardown();
  }
}

function scriptOf(source, filename, parameters) {
  const known = scripts.get(filename);
  if (known?.source === source) return known.script;
  const wrapper = `(function(${parameters.join(',')}){`;
  try {
    // The wrapper must not shift the columns that the source map refers to.
    const script = new vm.Script(`${wrapper}${source}\n})`, { filename, columnOffset: -wrapper.length });
    scripts.set(filename, { source, script });
    return script;
  } catch {
    return null;
  }
}

module.exports = { default: KeptPackagesRuntime, __esModule: true };
