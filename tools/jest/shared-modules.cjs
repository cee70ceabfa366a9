// Loads everything but the test files with Node's own `require`, once per worker. Jest would evaluate Nest, TypeORM and the
// product again for every test file, which took most of a file's time. As a consequence, module state outlives a test file, and
// `jest.mock` does not work for what is loaded here.
const Module = require('node:module');
const processes = require('node:child_process');
const JestRuntime = require('jest-runtime').default;

/** What Jest loads itself: tests, because each belongs to one run, and this folder's set-up files. */
const TEST_FILE = /\.spec\.tsx?$|[\\/]tools[\\/]jest[\\/]/;
/** A path or an alias of our own: `.ts` files and `@quillcare/…`, which Node cannot resolve. */
const OURS = /^\.|^@quillcare\//;
const TYPESCRIPT_PROCESS = require.resolve('./typescript-process.cjs');
const TRANSFORM = {
  isInternalModule: false,
  supportsDynamicImport: true,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
  collectCoverage: false,
  collectCoverageFrom: [],
  coverageProvider: 'v8',
};

/** Compiled file to source map, for all shared modules of this worker. */
const sharedSourceMaps = new Map();
/** The runtime of the current test file. */
let current;

const resolveFilename = Module._resolveFilename;
Module._resolveFilename = function resolve(request, parent, ...rest) {
  const from = parent?.filename;
  const ours = current && from && !from.includes('node_modules') ? current.resolveOurs(from, request) : null;
  return ours ?? resolveFilename.call(this, request, parent, ...rest);
};
for (const extension of ['.ts', '.tsx']) {
  Module._extensions[extension] = (module, filename) => module._compile(current.compiled(filename), filename);
}

const { fork } = processes;
/** Forks a process whose file is TypeScript, which Node cannot run by itself. */
processes.fork = (file, options) =>
  /\.ts$/.test(file) ? fork(TYPESCRIPT_PROCESS, [file], options) : fork(file, options);

class SharedModulesRuntime extends JestRuntime {
  constructor(config, environment, resolver, transformer, ...rest) {
    super(config, environment, resolver, transformer, ...rest);
    this.ours = { resolver, transformer };
    for (const [file, map] of sharedSourceMaps) this.getSourceMaps().set(file, map);
    current = this;
  }

  requireModuleOrMock(from, name) {
    if (name === '@jest/globals' || Module.isBuiltin(name)) return super.requireModuleOrMock(from, name);
    const path = this.resolveOurs(from, name) ?? Module.createRequire(from).resolve(name);
    return TEST_FILE.test(path) ? super.requireModuleOrMock(from, name) : require(path);
  }

  /** The absolute path of one of our own files, or null for a package. */
  resolveOurs(from, name) {
    const { resolver } = this.ours;
    if (Module.isBuiltin(name)) return null;
    return (
      resolver.resolveStubModuleName(from, name) ??
      (OURS.test(name) ? resolver.resolveModule(from, name) : null)
    );
  }

  compiled(filename) {
    const { code, sourceMapPath } = this.ours.transformer.transform(filename, TRANSFORM);
    if (sourceMapPath) {
      sharedSourceMaps.set(filename, sourceMapPath);
      this.getSourceMaps().set(filename, sourceMapPath);
    }
    return code;
  }
}

module.exports = { default: SharedModulesRuntime, __esModule: true };
