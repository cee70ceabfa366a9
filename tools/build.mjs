// Builds the product into dist. `--tests` adds code that journeys, chaos and attack run and that is not in the image.
//   npm run build [-- --if-stale] [--server] [--web] [--tests]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { checkPageSizes } from './build/page-sizes.mjs';
import { buildServer, buildTests } from './build/server.mjs';
import {
  dist,
  fingerprint,
  isBuilt,
  markBuilt,
  serverSources,
  testSources,
  webSources,
} from './build/sources.mjs';
import { buildWeb } from './build/web.mjs';

const flags = new Set(process.argv.slice(2));
const parts = {
  server: { sources: serverSources, build: buildServer, output: 'apps/launcher/src/main.js' },
  web: { sources: webSources, build: buildWeb, output: 'apps/web-client' },
  tests: { sources: testSources, build: buildTests, output: 'apps/journeys/src/main.js' },
};
const named = Object.keys(parts).filter((name) => flags.has(`--${name}`));

async function buildPart(name) {
  const { sources, build, output } = parts[name];
  // Computed before the build, so that a file saved during it makes the result stale.
  const print = fingerprint(sources());
  if (flags.has('--if-stale') && isBuilt(name, print) && existsSync(join(dist, output))) return;
  const started = performance.now();
  await build();
  markBuilt(name, print);
  console.log(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  // A full build also checks page sizes. For `npm start`, a page that is too large still runs.
  if (name === 'web' && !flags.has('--if-stale')) await printPageSizes();
}

async function printPageSizes() {
  const sizes = Object.entries(await checkPageSizes(join(dist, parts.web.output)));
  console.log(`JavaScript in kB: ${sizes.map(([page, size]) => `${page} ${Math.ceil(size)}`).join(', ')}`);
}

try {
  for (const name of named.length > 0 ? named : Object.keys(parts)) await buildPart(name);
} catch (error) {
  console.error(`The build failed: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
