// `npm run recipes`: generates a record in a scratch copy of the repository, follows every recipe of docs/recipes.md there,
// checks the types of all programs and runs the tests of the result. This keeps the recipes correct.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { stopInfra } from './infra/index.mjs';
import { scratchFolder } from './infra/scratch.mjs';
import { followRecipes, makeScratchCopy } from './recipes/scratch-copy.mjs';
import { checkNode, ensureInstalled, root } from './run/preflight.mjs';

/** Always the same folder, so that compiled tests are reused. Ignored by git, Jest and Prettier. */
const copy = join(root, '.tmp', 'recipes');

const TESTS = [
  'apps/quoting/src/catalogue/supplier',
  'libs/contracts/src/(registry|openapi|permissions.snapshot|golden-events).*spec',
  'apps/web/src/app/(features|record-pages).spec',
  'apps/assistant/src/article',
  'apps/web/src/shared/navigation',
];

const CONFORMANCE = 'apps/gateway/src/contract/records.int.spec.ts';

const begun = Date.now();

/** Runs a command in the copy and resolves with whether it succeeded. */
function step(what, args, env = {}) {
  const child = spawn(process.execPath, args, {
    cwd: copy,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return new Promise((ended) => {
    child.on('close', (code) => {
      const seconds = Math.round((Date.now() - begun) / 1000);
      console.log(`${String(seconds).padStart(4)} s  ${code === 0 ? 'ok    ' : 'FAILED'}  ${what}`);
      ended(code === 0);
    });
  });
}

/** From scratch: a new record reaches nearly every file, so that an incremental check takes longer. */
function checkTypes(project) {
  const options = ['--project', project, '--noEmit', '--preserveSymlinks'];
  return step(`types of ${project}`, ['node_modules/typescript/bin/tsc', ...options]);
}

async function runTests(dataDir) {
  const env = {
    QUILLCARE_TEST_DIR: dataDir,
    NODE_ENV: 'test',
    TZ: 'UTC',
    // Files derived from the contracts are rewritten, as the recipe says.
    UPDATE_GOLDEN: '1',
  };
  const jest = ['node_modules/jest/bin/jest.js', '--maxWorkers=2', '--silent', '-u'];
  if (!(await step('tests', [...jest, ...TESTS], env))) return false;
  // The guarantees of every record (creation, single event, audit, search, uniqueness) must hold for the new one.
  return step('what every record promises', [...jest, CONFORMANCE, '-t', 'Supplier'], env);
}

async function follow(dataDir) {
  makeScratchCopy(root, copy);
  if (!(await step('npm run new -- record Supplier', ['tools/new.mjs', 'record', 'Supplier']))) return false;
  console.log(`${followRecipes(copy)} recipes of docs/recipes.md applied in ${copy}`);
  const types = await Promise.all([
    checkTypes('tsconfig.json'),
    checkTypes('apps/web/tsconfig.json').then(
      async (ok) => (await checkTypes('apps/journeys/tsconfig.json')) && ok,
    ),
  ]);
  const tests = await runTests(dataDir);
  return types.every(Boolean) && tests;
}

checkNode();
await ensureInstalled();
const dataDir = scratchFolder('quillcare-recipes-');
let ok = false;
try {
  ok = await follow(dataDir);
} catch (error) {
  console.error(error.message);
} finally {
  await stopInfra({ dataDir });
  rmSync(dataDir, { recursive: true, force: true });
}
process.exit(ok ? 0 : 1);
