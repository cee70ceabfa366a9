// Preloaded by child processes of tests: in dist processes run JavaScript, in tests the TypeScript sources.
const Module = require('node:module');

// Messages that arrive while the file is being compiled are kept until it is ready.
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
