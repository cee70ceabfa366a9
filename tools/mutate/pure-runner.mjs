// A Stryker test runner for specs that need only Jest's `describe`, `it` and `expect`. Stryker's own runner starts Jest for each of
// thousands of mutants, which takes a second or more each. This one loads the specs once and calls their tests, which takes milliseconds.
import { readdirSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The same random cases for each mutant, or scores would vary by chance. Any counterexample will do. */
const RANDOM = { seed: 20_260_101, endOnFailure: true };

/** Shared with the mutated code: which mutant is active, and which mutants a test reached. */
const stryker = (globalThis.__stryker__ = {});

/** Set late, because Stryker starts the process in the repository and then changes to the copy with the mutants. */
let require;

function listSpecs() {
  const rules = readdirSync('libs/rules/src', { recursive: true }).filter((name) =>
    name.endsWith('.spec.ts'),
  );
  const paths = [
    ...rules.map((name) => `libs/rules/src/${name}`),
    'libs/contracts/src/core/admission.spec.ts',
  ];
  return paths.map((path) => resolve(path));
}

async function compileTypeScript() {
  const { compilerOptions } = await import(pathToFileURL(resolve('tools/build/server.mjs')));
  const { transformSync } = require('@swc/core');
  const options = { ...compilerOptions(), sourceMaps: false };
  const compiled = new Map();
  Module._extensions['.ts'] = (module, filename) => {
    if (!compiled.has(filename))
      compiled.set(filename, transformSync(readFileSync(filename, 'utf8'), { ...options, filename }).code);
    module._compile(compiled.get(filename), filename);
  };
}

/** Removes our modules from Node's cache and returns them. */
function takeModules() {
  const ours = Object.entries(require.cache).filter(([path]) => path.endsWith('.ts'));
  for (const [path] of ours) delete require.cache[path];
  return Object.fromEntries(ours);
}

/** All of our modules that a loaded module imports, directly or indirectly. */
function reach(path, seen = new Set()) {
  if (seen.has(path) || !path.endsWith('.ts')) return seen;
  seen.add(path);
  for (const { filename } of require.cache[path]?.children ?? []) reach(filename, seen);
  return seen;
}

/** A test that measures time could fail on a busy machine, whatever the mutant. */
const isMeasurement = ({ fn }) => /\bperformance\.now\b/.test(String(fn));

function testsIn({ children }) {
  return children.flatMap((child) => {
    if (child.type !== 'test') return testsIn(child);
    return isMeasurement(child) ? [] : [child];
  });
}

const nameOf = ({ name, parent }) => (parent ? `${nameOf(parent)} ${name}`.trim() : '');

function load(spec) {
  const circus = require('jest-circus');
  circus.resetState();
  require(spec);
  return testsIn(circus.getState().rootDescribeBlock).map((test) => ({
    id: nameOf(test),
    spec,
    run: test.fn,
  }));
}

async function failureOf(test) {
  try {
    await test.run();
    return undefined;
  } catch (error) {
    return String(error?.message ?? error);
  }
}

async function run(tests) {
  for (const [at, test] of tests.entries()) {
    const failureMessage = await failureOf(test);
    if (failureMessage !== undefined)
      return { status: 'killed', killedBy: [test.id], failureMessage, nrOfTests: at + 1 };
  }
  return { status: 'survived', nrOfTests: tests.length };
}

class PureRunner {
  #specs;
  #tests = [];
  #reached = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    require = createRequire(resolve('package.json'));
    await compileTypeScript();
    const { describe, it, test } = require('jest-circus');
    Object.assign(globalThis, { describe, it, test, expect: require('@jest/expect').jestExpect });
    require('fast-check').configureGlobal(RANDOM);
    this.#specs = listSpecs();
    this.#tests = this.#specs.flatMap(load);
    for (const spec of this.#specs) this.#reached.set(spec, reach(spec));
  }

  async dryRun() {
    const tests = [];
    for (const test of this.#tests) {
      stryker.currentTestId = test.id;
      const begun = performance.now();
      const failureMessage = await failureOf(test);
      stryker.currentTestId = undefined;
      test.timeSpentMs = performance.now() - begun;
      const { id, spec, timeSpentMs } = test;
      tests.push({
        id,
        name: id,
        fileName: spec,
        timeSpentMs,
        status: failureMessage ? 1 : 0,
        failureMessage,
      });
    }
    // Most mutants are killed by a fast test.
    this.#tests.sort((one, other) => one.timeSpentMs - other.timeSpentMs);
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant: { id }, sandboxFileName, testFilter, hitLimit, reloadEnvironment }) {
    const covering = testFilter ?? this.#testsThatReach(id);
    Object.assign(stryker, { activeMutant: id, hitCount: hitLimit ? 0 : undefined, hitLimit });
    try {
      let result = await run(this.#tests.filter((test) => covering.includes(test.id)));
      if (reloadEnvironment && result.status === 'survived') result = await this.#runAnew(sandboxFileName);
      return stryker.hitCount > hitLimit ? { status: 'timeout' } : result;
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  #testsThatReach(mutant) {
    const reached = Object.entries(stryker.mutantCoverage?.perTest ?? {});
    return reached.filter(([, mutants]) => mutants[mutant]).map(([test]) => test);
  }

  /** For code that is evaluated when a file is loaded, such as a table: the nearest specs are loaded again with the mutant. */
  async #runAnew(file) {
    const kept = takeModules();
    try {
      let nrOfTests = 0;
      for (const spec of this.#nearest(file)) {
        const result = await run(this.#loadAnew(spec));
        if (result.status === 'killed') return result;
        nrOfTests += result.nrOfTests;
      }
      return { status: 'survived', nrOfTests };
    } finally {
      takeModules();
      Object.assign(require.cache, kept);
    }
  }

  /** The spec beside the file, the specs of its folder if it has none, or all specs that import it. */
  #nearest(file) {
    const leading = this.#specs.filter((spec) => this.#reached.get(spec).has(file));
    const beside = leading.filter((spec) => spec === file.replace(/\.ts$/, '.spec.ts'));
    const inFolder = leading.filter((spec) => dirname(spec) === dirname(file));
    return [beside, inFolder, leading].find((specs) => specs.length > 0) ?? [];
  }

  #loadAnew(spec) {
    try {
      return load(spec);
    } catch (error) {
      const { id } = this.#tests.find((test) => test.spec === spec);
      return [{ id, run: () => Promise.reject(error) }];
    }
  }
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'pure', injectableClass: PureRunner }];
