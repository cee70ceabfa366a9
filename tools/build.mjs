// Builds the product into dist.
//   npm run build [-- --if-stale] [--server | --web]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildServer } from './build/server.mjs';
import { dist, fingerprint, isBuilt, markBuilt, serverSources, webSources } from './build/sources.mjs';
import { buildWeb } from './build/web.mjs';

const flags = new Set(process.argv.slice(2));
const parts = {
  server: { sources: serverSources, build: buildServer, output: 'apps/launcher/src/main.js' },
  web: { sources: webSources, build: buildWeb, output: 'apps/web-client' },
};

async function buildPart(name) {
  const { sources, build, output } = parts[name];
  // Taken before the build: a file saved meanwhile makes the result stale, as it should.
  const print = fingerprint(sources());
  if (flags.has('--if-stale') && isBuilt(name, print) && existsSync(join(dist, output))) return;
  const started = performance.now();
  await build();
  markBuilt(name, print);
  console.log(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}

try {
  for (const name of Object.keys(parts)) {
    const isWanted = flags.has(`--${name}`) || (!flags.has('--server') && !flags.has('--web'));
    if (isWanted) await buildPart(name);
  }
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
