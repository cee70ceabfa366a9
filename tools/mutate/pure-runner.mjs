// Stryker's test runner for specs that need nothing but Jest's `describe`, `it` and `expect`. Stryker's own starts Jest for each of
// thousands of mutants, a second or more each; this loads the specs once and calls their tests, which takes milliseconds.
import { readdirSync, readFileSync } from 'node:fs';
import Module, { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** The same random cases for each mutant, or a score would change by chance; and any counterexample will do. */
const RANDOM = { seed: 20_260_101, endOnFailure: true };

/** What the mutated code reads and writes: which mutant is active, and which ones a test reached. */
const stryker = (globalThis.__stryker__ = {});

/** Stryker starts the process in the repository and then goes into its copy with the mutants: what is there is resolved later. */
let require;

function specs() {
  const rules = readdirSync('libs/rules/src', { recursive: true }).filter((name) => name.endsWith('.spec.ts'));
  return [...rules.map((name) => `libs/rules/src/${name}`), 'libs/contracts/src/core/admission.spec.ts'].map((path) => resolve(path));
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

const testsIn = ({ children }) =>
  children.flatMap((child) => (child.type === 'test' ? [child] : testsIn(child)));

const nameOf = ({ name, parent }) => (parent ? `${nameOf(parent)} ${name}`.trim() : '');

/** The tests of a spec, which is loaded now unless it is already. */
function load(spec) {
  const circus = require('jest-circus');
  circus.resetState();
  require(spec);
  return testsIn(circus.getState().rootDescribeBlock).map((test) => ({ id: nameOf(test), spec, run: test.fn }));
}

function unload() {
  for (const path of Object.keys(require.cache)) if (path.endsWith('.ts')) delete require.cache[path];
}

/** All modules below one that is loaded. */
function reach(path, seen = new Set()) {
  if (seen.has(path) || path.includes('node_modules')) return seen;
  seen.add(path);
  for (const { filename } of require.cache[path]?.children ?? []) reach(filename, seen);
  return seen;
}

/** How far a spec is from what it may test: the one beside it comes first. */
function distance(spec, file) {
  if (spec === file.replace(/\.ts$/, '.spec.ts')) return 0;
  return dirname(spec) === dirname(file) ? 1 : 2;
}

class PureRunner {
  #specs;
  /** While the specs are loaded without a mutant. */
  #tests;
  #reached = new Map();

  capabilities() {
    return { reloadEnvironment: true };
  }

  async init() {
    require = createRequire(resolve('package.json'));
    this.#specs = specs();
    await compileTypeScript();
    const { describe, it, test } = require('jest-circus');
    Object.assign(globalThis, { describe, it, test, expect: require('@jest/expect').jestExpect });
    require('fast-check').configureGlobal(RANDOM);
  }

  #load() {
    if (this.#tests) return;
    this.#tests = this.#specs.flatMap(load);
    for (const spec of this.#specs) this.#reached.set(spec, reach(spec));
  }

  async dryRun() {
    this.#load();
    const tests = [];
    for (const { id, spec, run } of this.#tests) {
      stryker.currentTestId = id;
      const begun = performance.now();
      const failure = await failureOf(run);
      stryker.currentTestId = undefined;
      const timeSpentMs = performance.now() - begun;
      tests.push({ id, name: id, fileName: spec, timeSpentMs, status: failure ? 1 : 0, failureMessage: failure });
    }
    return { status: 'complete', tests, mutantCoverage: stryker.mutantCoverage };
  }

  async mutantRun({ activeMutant, sandboxFileName, testFilter, hitLimit, reloadEnvironment }) {
    this.#load();
    Object.assign(stryker, { activeMutant: activeMutant.id, hitCount: hitLimit ? 0 : undefined, hitLimit });
    try {
      const result = reloadEnvironment
        ? await this.#runAnew(sandboxFileName)
        : await run(this.#tests.filter(({ id }) => testFilter.includes(id)));
      return stryker.hitCount > hitLimit ? { status: 'timeout' } : result;
    } finally {
      stryker.activeMutant = undefined;
    }
  }

  /** For what is evaluated when a file is loaded, such as a table: each spec that leads to the file is loaded with the mutant. */
  async #runAnew(file) {
    const specs = this.#specs.filter((spec) => this.#reached.get(spec).has(file));
    const known = this.#tests;
    unload();
    this.#tests = undefined;
    try {
      for (const spec of specs.sort((one, other) => distance(one, file) - distance(other, file))) {
        const result = await run(loadOrFail(spec, known));
        if (result.status === 'killed') return result;
      }
      return { status: 'survived', nrOfTests: known.length };
    } finally {
      unload();
    }
  }
}

function loadOrFail(spec, known) {
  try {
    return load(spec);
  } catch (error) {
    const fail = () => Promise.reject(error);
    return [{ ...known.find((test) => test.spec === spec), run: fail }];
  }
}

async function failureOf(run) {
  try {
    await run();
    return undefined;
  } catch (error) {
    return String(error?.message ?? error);
  }
}

async function run(tests) {
  for (const [at, { id, run: call }] of tests.entries()) {
    const failureMessage = await failureOf(call);
    if (failureMessage !== undefined) return { status: 'killed', killedBy: [id], failureMessage, nrOfTests: at + 1 };
  }
  return { status: 'survived', nrOfTests: tests.length };
}

export const strykerPlugins = [{ kind: 'TestRunner', name: 'pure', injectableClass: PureRunner }];
