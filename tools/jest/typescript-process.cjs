// What a child process of a test runs first, as `typescript-thread.cjs` does for threads: `node typescript-process.cjs <file.ts>`.
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
