// Jest compiles a test file into the context of its environment. OWN_CONTEXT stands for the worker's own context, which
// `compileFunction` uses when none is given.
const vm = require('node:vm');

const OWN_CONTEXT = vm.createContext({});
const { compileFunction } = vm;
vm.compileFunction = (code, parameters, options) =>
  compileFunction(
    code,
    parameters,
    options?.parsingContext === OWN_CONTEXT ? { ...options, parsingContext: undefined } : options,
  );

module.exports = { OWN_CONTEXT };
