// Packages that only a single command needs are installed when it first runs, from a package.json and a lock file in the
// command's own folder, so that `npm ci` installs only what the product, its build and its tests load.
//   node tools/run/tool-packages.mjs openapi
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { isInstalled, root } from './preflight.mjs';

/** An installation takes less time, so a process that has held the lock for longer was killed. */
const GIVEN_UP_MS = 5 * 60_000;

function isUpToDate(folder) {
  try {
    const read = (file) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return isInstalled(read('package-lock.json'), read('node_modules/.package-lock.json'));
  } catch {
    return false; // Never installed, or interrupted.
  }
}

/** One process installs while the others wait for it. */
async function alone(folder, work) {
  const lock = join(folder, '.installing');
  for (;;) {
    try {
      mkdirSync(lock);
      break;
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
      const { mtimeMs } = statSync(lock, { throwIfNoEntry: false }) ?? {};
      if (mtimeMs && Date.now() - mtimeMs > GIVEN_UP_MS) rmSync(lock, { recursive: true, force: true });
      await pause(200);
    }
  }
  try {
    return work();
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** Installs the packages of `tools/<name>` unless they are there. */
export async function ensureToolPackages(name) {
  const folder = join(root, 'tools', name);
  if (isUpToDate(folder)) return;
  await alone(folder, () => {
    if (isUpToDate(folder)) return;
    console.error(`Installing what tools/${name} needs (npm ci) …`);
    const { status, error } = spawnSync('npm', ['ci', '--no-fund', '--no-audit'], {
      cwd: folder,
      // Sent to stderr, because its output would be mistaken for the command's own.
      stdio: ['ignore', 2, 2],
      // A parent `npm` passes on its own folder and options.
      env: Object.fromEntries(
        Object.entries(process.env).filter(([key]) => !/^npm_(?!config_registry)/i.test(key)),
      ),
      shell: process.platform === 'win32',
    });
    if (status !== 0)
      throw new Error(
        `The packages of tools/${name} could not be installed: ${error?.message ?? 'see above'}`,
      );
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void ensureToolPackages(process.argv[2]);
