// Starts and stops the product's one executable and finds it again after a hard kill of whoever started it.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isRunning, stopProcess } from '../infra/processes.mjs';
import { root } from './preflight.mjs';

export const LAUNCHER = join('dist', 'apps', 'launcher', 'src', 'main.js');
const STARTER = 'start.mjs';

/**
 * How a process of one target is run (k8s/base/every-deployment.yaml has it too). Young objects get 4 MiB instead of 32. And
 * V8 collects before the heap has grown by half: one that may hold 2 GiB or more grows fourfold first, and what starting
 * leaves behind stays for good. With 4 and 384 the gateway held 139 MiB after ten minutes of load.
 */
export const LEAN = ['--max-semi-space-size=2', '--max-old-space-size=256'];

/**
 * How one process for everything is run (deploy/Dockerfile has it too): with the same bound on what stays, or an import of
 * 100,000 rows leaves 125 MiB behind instead of 37. What is young keeps its 32 MiB: collecting it oftener costs time.
 */
export const ALL_IN_ONE = ['--max-old-space-size=512'];

const fileOf = (dataDir) => join(dataDir, 'running.json');

function readRunning(dataDir) {
  try {
    return JSON.parse(readFileSync(fileOf(dataDir), 'utf8'));
  } catch {
    return {};
  }
}

/** One data folder, one product: a second start would share its queues and its mailbox. */
export async function clearTheWay(dataDir, log) {
  const { starter, launcher } = readRunning(dataDir);
  if (starter !== process.pid && isRunning(starter, STARTER)) {
    throw new Error(
      `Quillcare already runs from this data folder (process ${starter}): stop it, or set DATA_DIR.`,
    );
  }
  if (isRunning(launcher, LAUNCHER)) {
    log(`stopping what an earlier, killed start left behind (process ${launcher})`);
    await stopProcess({ pid: launcher, mark: LAUNCHER });
  }
}

export function checkPort(port) {
  return new Promise((free, failed) => {
    const server = createServer();
    server.once('error', ({ code }) =>
      failed(
        new Error(
          code === 'EADDRINUSE'
            ? `Port ${port} is taken by another program: set PORT to a free one.`
            : `Port ${port} cannot be used (${code}): set PORT to another one.`,
        ),
      ),
    );
    server.listen(port, () => server.close(free));
  });
}

/** In a group of its own: Ctrl-C reaches it once, from us, and not a second time from the terminal. */
export function startLauncher({ dataDir, args, env }) {
  const child = spawn(process.execPath, [...ALL_IN_ONE, LAUNCHER, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  });
  writeFileSync(fileOf(dataDir), JSON.stringify({ starter: process.pid, launcher: child.pid }));
  const ended = new Promise((end) => {
    child.on('error', () => end(1));
    child.on('close', (code, signal) => {
      rmSync(fileOf(dataDir), { force: true });
      end(signal === 'SIGKILL' ? 137 : (code ?? 1));
    });
  });
  // It gives itself 10 seconds to finish its work (SHUTDOWN_GRACE_MS): only then may it be cut short.
  return { ended, stop: () => stopProcess({ pid: child.pid, mark: LAUNCHER, patience: 15_000 }) };
}
