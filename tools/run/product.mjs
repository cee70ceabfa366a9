// Starts and stops the product's executable, and finds it again if the process that started it was killed.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { isRunning, stopProcess } from '../infra/processes.mjs';
import { root } from './preflight.mjs';

export const LAUNCHER = join('dist', 'apps', 'launcher', 'src', 'main.js');
const STARTER = 'start.mjs';

/**
 * Node options of a process with one target (also in k8s/base/every-deployment.yaml). Young objects get 4 MiB instead of 32, and
 * V8 collects before the heap has grown by half; without a limit it first grows fourfold and keeps what start-up left behind.
 * With 4 and 384 the gateway held 139 MiB after ten minutes of load.
 */
export const LEAN = ['--max-semi-space-size=2', '--max-old-space-size=256'];

/**
 * Node options of one process for everything (also in deploy/Dockerfile). Without the limit an import of 100,000 rows leaves 125
 * MiB behind instead of 37. Young objects keep their 32 MiB, because collecting them more often costs time.
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

/** Only one product per data folder is allowed: a second one would share its queues and mailbox. */
export async function clearTheWay(dataDir, log) {
  const { starter, launcher } = readRunning(dataDir);
  if (starter !== process.pid && isRunning(starter, STARTER)) {
    throw new Error(
      `Quillcare is already running from this data folder (process ${starter}). Stop it, or set DATA_DIR.`,
    );
  }
  if (isRunning(launcher, LAUNCHER)) {
    log(`stopping process ${launcher}, left over from a killed start`);
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

/** How the product ended, phrased as the end of a sentence. */
export function endOf(code, signal) {
  if (signal === 'SIGKILL') return 'was killed (SIGKILL): by somebody, or by the system for want of memory';
  if (signal) return `was ended by the signal ${signal}`;
  return code === 0 ? 'has ended' : `has ended with exit code ${code}: the reason is in the lines above`;
}

/** In its own process group, so that Ctrl-C reaches it once, through us, and not also from the terminal. */
export function startLauncher({ dataDir, args, env }) {
  const child = spawn(process.execPath, [...ALL_IN_ONE, LAUNCHER, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
    env: { ...process.env, ...env },
  });
  writeFileSync(fileOf(dataDir), JSON.stringify({ starter: process.pid, launcher: child.pid }));
  const ended = new Promise((end) => {
    child.on('error', (error) => end({ code: 1, why: `could not be started: ${error.message}` }));
    child.on('close', (code, signal) => {
      rmSync(fileOf(dataDir), { force: true });
      end({ code: signal === 'SIGKILL' ? 137 : (code ?? 1), why: endOf(code, signal) });
    });
  });
  // Longer than the 10 seconds in which it finishes its work (SHUTDOWN_GRACE_MS).
  return { ended, stop: () => stopProcess({ pid: child.pid, mark: LAUNCHER, patience: 15_000 }) };
}
