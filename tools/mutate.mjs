// `npm run mutate`: finds code changes that no test would notice. It changes one place at a time (a sign, a condition, a table)
// and runs the tests that reach it. The mutant is killed if one fails. Each file's share of killed mutants is compared with
// tools/mutate/baseline.json; a decrease is a failure.
//   npm run mutate                                     everything but the slow parts, which must be named
//   npm run mutate -- libs/rules/src/money.ts          files or folders, with their survivors
//   npm run mutate -- --update                         writes the scores found into the baseline
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startInfra } from './infra/index.mjs';
import { scratchFolder } from './infra/scratch.mjs';
import { ensureToolPackages } from './run/tool-packages.mjs';

await ensureToolPackages('mutate');
const { Stryker } = await import('./mutate/stryker.mjs');

const BASELINE = fileURLToPath(new URL('mutate/baseline.json', import.meta.url));
const NOT_MUTATED = /\.(spec|suite|fixtures)\.ts$|(^|\/)index\.ts$/;
/** Scores are stored with one decimal. */
const ROUNDING = 0.1;

const below = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => `${folder}/${name}`)
    .filter((path) => path.endsWith('.ts') && !NOT_MUTATED.test(path));

/** A file of the service kit, and its specs, which test it on real servers. */
const kit = (file, ...specs) => ({
  name: file.split('/')[1],
  files: [`libs/service-kit/src/${file}.ts`],
  needsServers: true,
  options: {
    testRunner: 'jest',
    plugins: ['./tools/mutate/node_modules/@stryker-mutator/jest-runner/dist/src/index.js'],
    // The specs share their modules, so code that only runs while these are loaded is not mutated.
    ignoreStatic: true,
    // In addition to Jest's own limit, because a new process has to load the product again.
    timeoutMS: 60_000,
    jest: {
      configFile: 'tools/mutate/jest.config.cjs',
      enableFindRelatedTests: false,
      config: { testMatch: specs.map((spec) => `<rootDir>/libs/service-kit/src/${spec}.spec.ts`) },
    },
  },
});

/** Groups of files covered by the same tests, and how Stryker runs these. */
const PARTS = [
  {
    name: 'rules',
    files: [...below('libs/rules/src'), 'libs/contracts/src/core/admission.ts'],
    // Most of the time allowed to a hanging mutant is that of all tests, which none needs.
    options: { testRunner: 'pure', plugins: ['./tools/mutate/pure-runner.mjs'], timeoutFactor: 1 },
  },
  kit('persistence/unit-of-work', 'persistence/unit-of-work.int'),
];

/** Their specs wait for messages and responses that a mutant withholds, up to a minute for each. */
const SLOW_PARTS = [
  kit(
    'operations/pipeline',
    'operations/pipeline',
    'operations/idempotency.int',
    'operations/rpc-ways.int',
    'operations/database-refusals.int',
  ),
  kit('messaging/relay', 'messaging/relay.int'),
  kit('messaging/consumer-runner', 'messaging/consumer-runner.int'),
];

const given = process.argv.slice(2);
const isUpdate = given.includes('--update');
const paths = given.filter((argument) => !argument.startsWith('--')).map((path) => path.replace(/\/$/, ''));
const isWanted = (file) =>
  paths.length === 0 || paths.some((path) => file === path || file.startsWith(`${path}/`));

function mutate({ name, files, options }) {
  return new Stryker({
    ...options,
    mutate: files,
    tempDirName: `.tmp/mutate/${name}`,
    htmlReporter: { fileName: `.tmp/mutate/${name}.html` },
  }).runMutationTest();
}

/** Starts the servers here, because Stryker kills all children of a hanging process. They are stopped however this process ends. */
async function startServers() {
  if (process.env.QUILLCARE_TEST_DIR) return;
  const dataDir = scratchFolder('quillcare-mutate-');
  process.env.QUILLCARE_TEST_DIR = dataDir;
  process.on('exit', () => {
    const env = { ...process.env, DATA_DIR: dataDir };
    spawnSync(process.execPath, ['tools/infra/cli.mjs', 'down'], { env, stdio: 'inherit' });
    rmSync(dataDir, { recursive: true, force: true });
  });
  await startInfra({ dataDir });
}

/** The number of mutants by status and the percentage killed, for each file. */
function countsOf(results) {
  const counts = {};
  for (const { fileName, status } of results) {
    const of = (counts[relative('', fileName)] ??= { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 });
    if (status in of) of[status] += 1;
  }
  for (const [file, of] of Object.entries(counts)) {
    const killed = of.Killed + of.Timeout;
    const all = killed + of.Survived + of.NoCoverage;
    if (all === 0) delete counts[file];
    else of.score = Math.round((1000 * killed) / all) / 10;
  }
  return counts;
}

process.env.TZ = 'UTC';
const results = [];
for (const part of paths.length > 0 ? [...PARTS, ...SLOW_PARTS] : PARTS) {
  const files = part.files.filter(isWanted);
  if (files.length === 0) continue;
  if (part.needsServers) await startServers();
  results.push(...(await mutate({ ...part, files })));
}
if (results.length === 0) {
  console.error(`Nothing to mutate in ${paths.join(', ')}: tools/mutate.mjs says what it can.`);
  process.exit(2);
}

if (paths.length > 0)
  for (const { fileName, location, mutatorName, replacement, status } of results)
    if (status === 'Survived' || status === 'NoCoverage')
      console.log(`${relative('', fileName)}:${location.start.line}  ${mutatorName}: ${replacement}`);

const baseline = JSON.parse(readFileSync(BASELINE, 'utf8'));
const counts = countsOf(results);
const fallen = [];
const row = (...cells) => cells.map((cell) => String(cell).padStart(10)).join('');
console.log(row('killed', 'survived', 'no test', 'score'));
for (const [file, { Killed, Timeout, Survived, NoCoverage, score }] of Object.entries(counts).sort()) {
  const hasFallen = score < (baseline[file] ?? 0) - ROUNDING;
  if (hasFallen) fallen.push(file);
  const was = hasFallen ? `, was ${baseline[file]}` : '';
  console.log(`${row(Killed + Timeout, Survived, NoCoverage, score.toFixed(1))}  ${file}${was}`);
}

if (isUpdate) {
  const scores = Object.entries(counts).map(([file, { score }]) => [file, score]);
  const kept = Object.entries(baseline).filter(([file]) => existsSync(file));
  const all = Object.fromEntries([...kept, ...scores]);
  writeFileSync(BASELINE, `${JSON.stringify(Object.fromEntries(Object.entries(all).sort()), null, 2)}\n`);
} else if (fallen.length > 0) {
  console.error(`Fewer mutants are killed than before in ${fallen.join(', ')}.`);
  process.exit(1);
}
