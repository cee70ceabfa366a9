// Jest compiles a test file into the context of its environment. OWN_CONTEXT stands for the worker's own context, which
// `compileFunction` uses when none is given.
//
// Jest also evaluates its own packages, such as `expect`, for each file. They are compiled once per worker, because compiling
// them each time added half to what a short file takes.
const vm = require('node:vm');

const OWN_CONTEXT = vm.createContext({});
const { compileFunction } = vm;
/** Path to compiled function of Jest's packages. */
const compiled = new Map();

function compileOnce(code, parameters, filename) {
  const known = compiled.get(filename);
  if (known?.code === code) return known.run;
  const run = compileFunction(code, parameters, { filename });
  compiled.set(filename, { code, run });
  return run;
}

vm.compileFunction = (code, parameters, options) => {
  if (options?.parsingContext !== OWN_CONTEXT) return compileFunction(code, parameters, options);
  return options.filename.includes('node_modules')
    ? compileOnce(code, parameters, options.filename)
    : compileFunction(code, parameters, { ...options, parsingContext: undefined });
};

module.exports = { OWN_CONTEXT };
