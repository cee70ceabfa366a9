// Preconditions for running anything: a recent Node, and the packages of the lock file.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/, '');

const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

export function isNewEnough(version, floor) {
  const [major, minor] = version.split('.').map(Number);
  const [floorMajor, floorMinor] = floor.split('.').map(Number);
  return major > floorMajor || (major === floorMajor && minor >= floorMinor);
}

export function checkNode() {
  const floor = readJson('package.json').engines.node.replace('>=', '');
  if (isNewEnough(process.versions.node, floor)) return;
  console.error(`Quillcare needs Node ${floor} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** npm records what it installed in a hidden lock file, without optional packages of other platforms. */
export function isInstalled(lock, installed) {
  return Object.entries(lock.packages).every(
    ([path, { version, optional, link }]) =>
      path === '' || optional || link || installed.packages[path]?.version === version,
  );
}

function isUpToDate() {
  try {
    return isInstalled(readJson('package-lock.json'), readJson('node_modules/.package-lock.json'));
  } catch {
    return false;
  }
}

/** Resolves with the exit code. The child inherits our output. */
export function run(file, args, env = {}) {
  const child = spawn(file, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32' && file === 'npm',
  });
  return new Promise((ended) => {
    child.on('error', (error) => {
      console.error(error.message);
      ended(1);
    });
    child.on('close', (code, signal) => ended(signal ? 1 : (code ?? 1)));
  });
}

export async function ensureInstalled() {
  if (isUpToDate()) return;
  console.log('Installing dependencies (npm ci) …');
  const code = await run('npm', ['ci', '--include=dev', '--no-fund', '--no-audit']);
  if (code !== 0) {
    console.error('The dependencies could not be installed; see the message from npm above.');
    process.exit(code);
  }
}

export async function ensureBuilt(...parts) {
  const code = await run(process.execPath, ['tools/build.mjs', '--if-stale', ...parts]);
  if (code !== 0) throw new Error('The product could not be built; see above.');
}
