// Lints with ESLint and, beside it, with oxlint, which checks the rules that need types (.oxlintrc.json): the compiler behind it
// is native, and ESLint took three times as long with types. The boundary rule reads the project graph that Nx caches on disk;
// without it the rule prints one line and accepts everything. So the graph is built first, and that line fails the run.
//   npm run lint [-- paths or options of eslint]
//
// Files that passed ESLint and have not changed since are skipped, except in CI, because whether a file passes may also depend on
// other files. A hash of everything that affects all files is part of the cache's name.
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

/** Resolves with whether the linter accepts the files. Its output is also this command's. */
function accepts(linter, args) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [`node_modules/${linter}`, ...args], { cwd: root, env });
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
    child.on('close', (code) => {
      if (isSkipped)
        console.error('The boundary rule was skipped: Nx had no graph. This counts as a failure.');
      resolve(code === 0 && !isSkipped);
    });
  });
}

/** The files that determine whether a file passes ESLint, besides the file itself. */
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
const hasOptions = given.some((argument) => argument.startsWith('-'));
const hasPaths = given.some((argument) => !argument.startsWith('-'));
const everything = ['apps', 'libs', 'tools'];

buildGraph();
const results = await Promise.all([
  accepts('eslint/bin/eslint.js', [
    ...['--max-warnings', '0', '--no-error-on-unmatched-pattern', ...cacheOptions(), ...given],
    ...(hasPaths ? [] : [...everything, 'eslint.config.mjs']),
  ]),
  // It does not know the options of ESLint.
  hasOptions || accepts('oxlint/bin/oxlint', ['--type-aware', '--quiet', ...(hasPaths ? given : everything)]),
]);
process.exit(results.every(Boolean) ? 0 : 1);
