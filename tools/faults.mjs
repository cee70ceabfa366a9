// `npm run faults`: how much a slip must hide to get past the tests. Plants one fault of `faults/*.mjs` at a time, runs the tests of what
// it touches, takes it out again, and says whether it was found. Slow, some 20 seconds each, so no part of `npm test`.
//   npm run faults                        all of them
//   npm run faults -- callback mail       those whose sentence contains one of these words
//   npm run faults -- --list              names them
import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { FAULTS, planted } from './faults/table.mjs';

const given = process.argv.slice(2);
const words = given.filter((word) => !word.startsWith('--')).map((word) => word.toLowerCase());
const chosen = FAULTS.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.toLowerCase().includes(word)),
);
if (given.includes('--list')) {
  for (const { name, file, isMissed } of chosen)
    console.log(`${name}${isMissed ? ' (not found)' : ''}\n  ${file}`);
  process.exit(0);
}

const files = [...new Set(chosen.map(({ file }) => file))];
const changed = spawnSync('git', ['status', '--porcelain', '--', ...files], { encoding: 'utf8' }).stdout;
if (changed.trim()) {
  console.error(`Commit these first, because faults are planted into them:\n${changed}`);
  process.exit(2);
}

/** What must be put back, whatever ends this process. */
let restore = () => undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));
process.on('exit', () => restore());

/** Resolves with whether the tests pass. */
function pass(tests) {
  const child = spawn(process.execPath, ['tools/test.mjs', '--bail', ...tests], { stdio: 'ignore' });
  return new Promise((resolve) => child.on('exit', (code) => resolve(code === 0)));
}

async function isFound(fault) {
  const before = readFileSync(fault.file, 'utf8');
  restore = () => writeFileSync(fault.file, before);
  try {
    writeFileSync(fault.file, planted(fault, before));
    return !(await pass(fault.tests));
  } finally {
    restore();
    restore = () => undefined;
  }
}

const surprises = [];
let found = 0;
for (const [at, fault] of chosen.entries()) {
  const begun = Date.now();
  const isIt = await isFound(fault);
  if (isIt) found += 1;
  if (isIt === Boolean(fault.isMissed)) surprises.push(fault.name);
  const seconds = Math.round((Date.now() - begun) / 1000);
  console.log(
    `${String(at + 1).padStart(2)} ${isIt ? 'found    ' : 'NOT FOUND'} ${String(seconds).padStart(4)} s  ${fault.name}`,
  );
}

console.log(`\n${found} of ${chosen.length} found`);
if (surprises.length > 0) console.log(`Otherwise than the table says:\n  ${surprises.join('\n  ')}`);
process.exitCode = surprises.length > 0 ? 1 : 0;
