// `npm test`: unit, browser and integration suites from a fresh clone. The integration suites get real servers of
// their own in a throwaway folder; this process ends them whatever becomes of the tests.
//   npm test [-- options and path patterns of Jest]
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopInfra } from './infra/index.mjs';
import { checkNode, ensureInstalled, run } from './run/preflight.mjs';

checkNode();
await ensureInstalled();

const dataDir = mkdtempSync(join(tmpdir(), 'quillcare-test-'));
// The terminal's Ctrl-C reaches Jest as well: it ends first, and then we clean up.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});

const jest = ['node_modules/jest/bin/jest.js', '--maxWorkers=2', ...process.argv.slice(2)];
const code = await run(process.execPath, jest, { QUILLCARE_TEST_DIR: dataDir, NODE_ENV: 'test', TZ: 'UTC' });
await stopInfra({ dataDir });
rmSync(dataDir, { recursive: true, force: true });
process.exit(code);
