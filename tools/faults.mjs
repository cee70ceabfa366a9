// `npm run faults`: measures how strong the tests are. It plants one fault of `faults/*.mjs` at a time, runs the tests that a
// developer working there would run, removes it again, and reports whether they found it. Each takes about 20 seconds, so it is
// not part of `npm test`.
//   npm run faults                        all of them
//   npm run faults -- callback mail       those whose sentence or file contains one of these words
//   npm run faults -- --list              lists them
//   npm run faults -- --skip-clean        does not run their tests without a fault first
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { keepUntil, putBack } from './faults/planting.mjs';
import { listed, summary, verdictLine } from './faults/report.mjs';
import { FAULTS } from './faults/table.mjs';
import { runTests, stopTests } from './faults/tests.mjs';
import { startInfra, stopInfra } from './infra/index.mjs';
import { scratchFolder } from './infra/scratch.mjs';
import { checkNode, ensureInstalled, root } from './run/preflight.mjs';

const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase());
const contains = ({ name, file }, word) => `${name}\n${file}`.toLowerCase().includes(word);
const chosen = FAULTS.filter((fault) => words.length === 0 || words.some((word) => contains(fault, word)));

function end(code, lines) {
  console.log(lines);
  process.exit(code);
}

if (given.includes('--list')) end(0, listed(chosen));
if (chosen.length === 0) end(2, 'No fault is called that: see npm run faults -- --list');

const files = [...new Set(chosen.map(({ file }) => file))];
const { stdout: changed } = spawnSync('git', ['status', '--porcelain', '--', ...files], {
  cwd: root,
  encoding: 'utf8',
});
if (changed.trim())
  end(2, `Commit or restore these first, because faults are planted into them:\n${changed}`);

checkNode();
await ensureInstalled();

let isStopped = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isStopped = true;
    stopTests();
  });
// Also runs when this process crashes, so that the file is always restored.
process.on('exit', () => {
  putBack();
  stopTests();
});

/** A test that already fails would find every fault. */
async function checkClean(servers) {
  const { verdict, by } = await runTests([...new Set(chosen.flatMap(({ tests }) => tests))], servers);
  if (verdict !== 'missed' && !isStopped)
    throw new Error(`The tests must pass without any fault, but they do not:\n  ${by}`);
}

async function tryEach(servers) {
  const tried = [];
  for (const fault of chosen) {
    if (isStopped) break;
    const begun = Date.now();
    const result = await keepUntil(fault, () =>
      runTests(fault.tests, servers, { bail: true, migrates: fault.area === 'migrations' }),
    );
    // Tests stopped together with us prove nothing.
    if (isStopped) break;
    tried.push({ fault, ...result, seconds: Math.round((Date.now() - begun) / 1000) });
    console.log(verdictLine(tried.length, tried.at(-1)));
  }
  return tried;
}

const dataDir = scratchFolder('quillcare-faults-');
let code = 1;
try {
  // Started once for all faults: each run of Jest finds these servers and creates its own databases on them.
  const servers = { dataDir, ...(await startInfra({ dataDir })) };
  if (!given.includes('--skip-clean')) await checkClean(servers);
  const tried = await tryEach(servers);
  const { lines, isAsSaid } = summary(tried);
  console.log(lines);
  code = isStopped ? 130 : isAsSaid ? 0 : 1;
} catch (error) {
  console.error(error.message);
} finally {
  await stopInfra({ dataDir });
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(code);
