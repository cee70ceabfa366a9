// Lints in one process, nine times faster than one per project. The boundary rule reads the project graph that Nx keeps on disk;
// without it the rule prints one line and accepts everything. So the graph is built first, and that line fails the run.
//   npm run lint [-- paths or options of eslint]
//
// Files that passed and have not changed since are skipped, except in CI: whether a file passes may also depend on the types of
// another one. What everything depends on is part of the cache's name.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
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
    const child = spawn(process.execPath, ['node_modules/eslint/bin/eslint.js', ...args], { cwd: root, env });
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

/** What decides whether a file passes, beside the file itself and the types that it uses. */
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

function cacheOptions() {
  if (process.env.CI) return [];
  const hash = createHash('sha256');
  for (const path of rules()) hash.update(path).update(readFileSync(`${root}/${path}`));
  const location = `.tmp/eslint/${hash.digest('hex').slice(0, 16)}`;
  return ['--cache', '--cache-strategy', 'content', '--cache-location', location];
}

const given = process.argv.slice(2);
const hasPaths = given.some((argument) => !argument.startsWith('-'));
const everything = ['apps', 'libs', 'tools', 'eslint.config.mjs'].filter((path) =>
  existsSync(`${root}/${path}`),
);
const args = [
  '--max-warnings',
  '0',
  '--no-error-on-unmatched-pattern',
  ...cacheOptions(),
  ...given,
  ...(hasPaths ? [] : everything),
];

buildGraph();
const { code, isSkipped } = await runEslint(args);
if (isSkipped) console.error('The boundary rule was skipped: Nx had no graph. This counts as a failure.');
process.exit(isSkipped ? 1 : code);
