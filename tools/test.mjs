// `npm test`: runs the unit, browser and integration suites from a fresh clone. The integration suites get their own servers in a
// temporary folder, which this process always stops.
//   npm test [-- options and path patterns of Jest]
//   npm run test:unit, npm run test:int: --projects names Jest's projects. Jest's own --selectProjects would treat the
//   paths after it as projects.
import { rmSync } from 'node:fs';
import { stopInfra } from './infra/index.mjs';
import { scratchFolder } from './infra/scratch.mjs';
import { checkNode, ensureInstalled, run } from './run/preflight.mjs';

checkNode();
await ensureInstalled();

const dataDir = scratchFolder('quillcare-test-');
// The terminal's Ctrl-C also ends Jest. We clean up afterwards.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

const PROJECTS = '--projects=';
const given = process.argv.slice(2);
const projects = given.find((option) => option.startsWith(PROJECTS));
// One more than the cores of the smallest machine, because tests with servers mostly wait for them.
const jest = [
  'node_modules/jest/bin/jest.js',
  ...(given.includes('--runInBand') ? [] : ['--maxWorkers=3']),
  ...given.filter((option) => option !== projects),
];
if (projects) jest.push('--selectProjects', ...projects.slice(PROJECTS.length).split(','));
const code = await run(process.execPath, jest, { QUILLCARE_TEST_DIR: dataDir, NODE_ENV: 'test', TZ: 'UTC' });
await stopInfra({ dataDir });
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
