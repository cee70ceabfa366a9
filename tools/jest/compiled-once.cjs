// Compiles each module of the browser's tests once per worker. Jest would compile React, MUI and the app again for every test
// file. Each file still evaluates them in its own context with its own state, but from the shared compiled script.
const vm = require('node:vm');
const JestRuntime = require('jest-runtime').default;
const { SHARED, adopt, loadShared } = require('./shared-contracts.cjs');

/** Module to compiled script, per worker. */
const scripts = new Map();

class CompiledOnceRuntime extends JestRuntime {
  constructor(...given) {
    super(...given);
    adopt(given[1].global);
    const { executor } = this;
    const compileAnew = executor.compile.bind(executor);
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext();
      const script = context && scriptOf(source, filename, executor.injectedModuleParameters);
      // Jest reports compile errors better.
      return script ? script.runInContext(context) : compileAnew(source, filename);
    };
  }

  requireModuleOrMock(from, name) {
    return SHARED.test(name) ? loadShared(this, from, name) : super.requireModuleOrMock(from, name);
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

module.exports = { default: CompiledOnceRuntime, __esModule: true };
