// npm run image: builds the image, starts both compose layouts, drives a few journeys through each in a browser, checks the
// demonstration practice and stops. Without Docker or podman the image's files are laid out in a folder and started from there.
//   npm run image [-- --no-build] [-- --form one|apart] [-- name of a journey …]
// Exit code: 0 done, 1 something is wrong, 3 no container engine responds: only the files were tried, neither the image nor
// compose.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { demonstrationAt } from './image/demonstration.mjs';
import { ask, findEngine, run, up } from './image/engine.mjs';
import { startFromFiles } from './image/files.mjs';
import { checkNode, ensureBuilt, ensureInstalled } from './run/preflight.mjs';

const NO_ENGINE = 3;
const IMAGE = 'quillcare:tried';
const [PORT, PORT_2, MAILPIT_PORT] = ['3300', '3301', '8325'];
const ORIGINS = { one: [PORT], apart: [PORT, PORT_2] };
const FILES = { one: ['docker-compose.yml'], apart: ['docker-compose.yml', 'compose.apart.yml'] };
const JOURNEYS = ['quote-accept', 'roles'];

const { values, positionals } = parseArgs({
  options: { form: { type: 'string' }, 'no-build': { type: 'boolean', default: false } },
  allowPositionals: true,
});

/** Files that must not be in the image, and files that must be. */
const INSIDE = [
  ['runs as a user without rights', 'test "$(id -u)" = 1000 && ! touch /app/x 2>/dev/null'],
  ['has no npm', '! command -v npm && ! command -v npx'],
  ['has its list of packages', 'test -s /app/sbom.cdx.json'],
  [
    'has no maps and sources of packages',
    'test -z "$(find /app/node_modules -name "*.map" -o -name "*.d.ts" | head -n 1)"',
  ],
  ['has no code of tests', 'test ! -e /app/dist/apps/journeys && test ! -e /app/dist/libs/testing'],
];

function lookInside(engine) {
  for (const [what, command] of INSIDE) {
    const { isGood, text } = ask(engine, [
      'run',
      '--name',
      'quillcare-look',
      '--entrypoint',
      'sh',
      IMAGE,
      '-c',
      command,
    ]);
    ask(engine, ['rm', '--force', 'quillcare-look']);
    if (!isGood) throw new Error(`The image should be one that ${what}. ${text}`);
    console.log(`ok   the image ${what}`);
  }
  const { text } = ask(engine, ['image', 'inspect', '--format', '{{.Size}}', IMAGE]);
  console.log(`     size ${Math.round(Number(text) / 1e6)} MB`);
}

async function tryForm(engine, form) {
  const env = {
    VERSION: 'tried',
    PORT,
    PORT_2,
    MAILPIT_PORT,
    PUBLIC_URL: `http://localhost:${PORT}`,
    // The journeys use several client addresses.
    TRUST_PROXY: 'true',
  };
  const files = FILES[form].flatMap((file) => ['--file', file]);
  const project = `quillcare-${form}`;
  const compose = ['compose', '--project-name', project, ...files];
  const started = performance.now();
  try {
    await up(engine, compose, project, env);
    const origins = ORIGINS[form].map((port) => `http://localhost:${port}`);
    for (const origin of origins) {
      const found = await demonstrationAt(origin, 420);
      const seconds = ((performance.now() - started) / 1000).toFixed(0);
      console.log(
        `ok   ${form}: ${origin} has the demonstration practice after ${seconds} s: ${JSON.stringify(found)}`,
      );
    }
    const urls = origins.flatMap((origin) => ['--url', origin]);
    const names = positionals.length > 0 ? positionals : JOURNEYS;
    await run(process.execPath, [
      'tools/journeys.mjs',
      ...urls,
      '--mailbox',
      `http://localhost:${MAILPIT_PORT}`,
      ...names,
    ]);
    console.log(`ok   ${form}: ${names.join(', ')}`);
  } catch (error) {
    console.log(ask(engine, [...compose, 'logs', '--tail', '60'], env).text.slice(-20_000));
    throw error;
  } finally {
    await run(engine, [...compose, 'down', '--volumes', '--timeout', '20'], env);
  }
}

async function withEngine(engine) {
  console.log(`Containers are run by ${engine}.`);
  const started = performance.now();
  if (!values['no-build']) await run(engine, ['build', '--file', 'deploy/Dockerfile', '--tag', IMAGE, '.']);
  console.log(`ok   image built in ${((performance.now() - started) / 1000).toFixed(0)} s`);
  lookInside(engine);
  for (const form of values.form ? [values.form] : Object.keys(FILES)) await tryForm(engine, form);
  return 0;
}

async function withoutEngine() {
  console.log(
    'Neither Docker nor podman with compose is available here, so the image is not built and compose is not started.',
  );
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'quillcare-image-'));
  try {
    const found = await startFromFiles(folder);
    console.log(
      `ok   started from the image's files alone: the demonstration practice has ${JSON.stringify(found)}`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return NO_ENGINE;
}

checkNode();
await ensureInstalled();
const engine = findEngine();
try {
  process.exitCode = engine ? await withEngine(engine) : await withoutEngine();
} catch (error) {
  console.error(`BAD  ${error.message}`);
  process.exitCode = 1;
}
