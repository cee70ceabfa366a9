// What a worker thread of a test runs first: in dist threads run JavaScript, in tests the TypeScript that it is made of.
const Module = require('node:module');
const { workerData } = require('node:worker_threads');

async function start({ file, data }) {
  const { transformSync } = require('@swc/core');
  const { compilerOptions } = await import('../build/server.mjs');
  const options = { ...compilerOptions(), sourceMaps: 'inline' };
  Module._extensions['.ts'] = (module, filename) =>
    module._compile(
      transformSync(require('node:fs').readFileSync(filename, 'utf8'), { ...options, filename }).code,
      filename,
    );
  require('node:worker_threads').workerData = data;
  require(file);
}

void start(workerData);
