// Lints in two processes, one for the web app and one for everything else: one process per project took nine times as long, and
// the types of all together no longer fit into one heap. The boundary rule reads the project graph that Nx caches on disk;
// without it the rule prints one line and accepts everything. So the graph is built first, and that line fails the run.
//   npm run lint [-- paths or options of eslint]
//
// Files that passed and have not changed since are skipped, except in CI, because whether a file passes may also depend on the
// types of another one. A hash of everything that affects all files is part of the cache's name.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { totalmem } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const env = { ...process.env, NX_DAEMON: 'false', NX_NO_CLOUD: 'true', NX_TUI: 'false' };
const SKIPPED = 'The rule will be skipped';

function buildGraph() {
  const graph = spawnSync(process.execPath, ['node_modules/nx/dist/bin/nx.js', 'show', 'projects'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (graph.status === 0) return;
  console.error(`The project graph could not be built:\n${graph.stdout}${graph.stderr}`);
  process.exit(1);
}

function runEslint(args) {
  return new Promise((finished) => {
    // Room for short-lived objects: a tenth faster than with the collector's small default.
    const heap = ['--max-old-space-size=6144', '--max-semi-space-size=128'];
    const child = spawn(process.execPath, [...heap, 'node_modules/eslint/bin/eslint.js', ...args], {
      cwd: root,
      env,
    });
    let isSkipped = false;
    for (const [from, to] of [
      [child.stdout, process.stdout],
      [child.stderr, process.stderr],
    ]) {
      from.on('data', (chunk) => {
        isSkipped ||= chunk.toString().includes(SKIPPED);
        to.write(chunk);
      });
    }
    child.on('close', (code) => finished({ code: code ?? 1, isSkipped }));
  });
}

/** The files that determine whether a file passes, besides the file itself and the types that it uses. */
function rules() {
  const inside = (folder) => readdirSync(`${root}/${folder}`).map((name) => `${folder}/${name}`);
  const projects = [...inside('apps'), ...inside('libs')].flatMap((project) => [
    `${project}/project.json`,
    `${project}/tsconfig.json`,
  ]);
  const own = ['eslint.config.mjs', 'package-lock.json', 'tsconfig.json', 'tsconfig.base.json'];
  return [...own, ...inside('tools/eslint'), ...projects]
    .filter((path) => existsSync(`${root}/${path}`))
    .sort();
}

function cacheOptions(part) {
  if (process.env.CI) return [];
  const hash = createHash('sha256');
  for (const path of rules()) hash.update(path).update(readFileSync(`${root}/${path}`));
  const location = `.tmp/eslint/${hash.digest('hex').slice(0, 16)}-${part}`;
  return ['--cache', '--cache-strategy', 'content', '--cache-location', location];
}

const given = process.argv.slice(2);
const hasPaths = given.some((argument) => !argument.startsWith('-'));
const inside = (folder, but) =>
  readdirSync(`${root}/${folder}`)
    .filter((name) => name !== but)
    .map((name) => `${folder}/${name}`);
const PARTS = [
  ['apps/web', 'libs/ui'],
  [...inside('apps', 'web'), ...inside('libs', 'ui'), 'tools', 'eslint.config.mjs'],
];

/** In parallel it takes little more than half the time, and up to ten gigabytes. */
const isRoomy = totalmem() > 14 * 2 ** 30;

/** Lints these paths and resolves with the exit code. */
async function lint(paths, part) {
  const args = [
    ...['--max-warnings', '0', '--no-error-on-unmatched-pattern'],
    ...[...cacheOptions(part), ...given, ...paths.filter((path) => existsSync(`${root}/${path}`))],
  ];
  const { code, isSkipped } = await runEslint(args);
  if (isSkipped) console.error('The boundary rule was skipped: Nx had no graph. This counts as a failure.');
  return isSkipped ? 1 : code;
}

buildGraph();
const parts = hasPaths ? [[]] : PARTS;
const codes = isRoomy ? await Promise.all(parts.map(lint)) : [];
if (!isRoomy) for (const [part, paths] of parts.entries()) codes.push(await lint(paths, part));
process.exit(Math.max(...codes));
