// What a child process of a test runs first: in dist processes run JavaScript, in tests the TypeScript that it is made of.
const Module = require('node:module');

// Messages that come while the file is compiled wait for it.
const early = [];
const keep = (message) => early.push(message);
process.on('message', keep);

async function start(file) {
  const { transformSync } = require('@swc/core');
  const { compilerOptions } = await import('../build/server.mjs');
  const options = { ...compilerOptions(), sourceMaps: 'inline' };
  Module._extensions['.ts'] = (module, filename) =>
    module._compile(
      transformSync(require('node:fs').readFileSync(filename, 'utf8'), { ...options, filename }).code,
      filename,
    );
  require(file);
  process.off('message', keep);
  for (const message of early) process.emit('message', message);
}

void start(process.argv[2]);
