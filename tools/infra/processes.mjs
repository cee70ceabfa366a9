// Long-running server processes: started in their own process group (Ctrl-C in the terminal must reach only us, so that we stop
// them in order), found again by process id after we were killed, and stopped gracefully.
import { execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export const HOST = '127.0.0.1';

/** Returns undefined if the process is gone or a zombie. */
function commandLine(pid) {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
    }
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return line === '' ? undefined : line;
  } catch {
    return undefined;
  }
}

/** Process ids are reused, so a process counts as ours only if its command line contains the mark. */
export function isRunning(pid, mark) {
  return Number.isInteger(pid) && (commandLine(pid)?.includes(mark) ?? false);
}

export function freePort() {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, HOST, () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });
}

function isFree(port) {
  return new Promise((told) => {
    const server = createServer();
    server.once('error', () => told(false));
    server.listen(port, HOST, () => server.close(() => told(true)));
  });
}

/** The port of the last run, or another one if it is now taken. */
export async function portFor(remembered) {
  return remembered && (await isFree(remembered)) ? remembered : freePort();
}

/** Sends `greeting` (if any) and resolves with the first bytes of the answer. */
export function ask(port, greeting) {
  return new Promise((answered, failed) => {
    const socket = connect({ port, host: HOST });
    socket.setTimeout(1000, () => socket.destroy(new Error('no answer')));
    socket.once('error', failed);
    socket.once('data', (data) => {
      answered(data.toString('latin1'));
      socket.destroy();
    });
    if (greeting) socket.write(greeting);
  });
}

export function startProcess({ file, args, logFile, cwd, owner, env }) {
  const log = openSync(logFile, 'a');
  const child = spawn(file, args, {
    cwd,
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, ...env },
    ...(owner ?? {}),
  });
  closeSync(log);
  const state = { pid: child.pid, failure: undefined, logFile };
  child.once('error', (error) => (state.failure = error.message));
  child.once('exit', (code, signal) => (state.failure ??= `it ended with ${signal ?? `code ${code}`}`));
  child.unref();
  return state;
}

export function lastLines(file, count = 12) {
  if (!existsSync(file)) return '';
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}

export async function waitUntil({ name, isReady, started, seconds = 60 }) {
  const deadline = Date.now() + seconds * 1000;
  for (;;) {
    if (started?.failure)
      throw new Error(`${name} did not start: ${started.failure}.\n${lastLines(started.logFile)}`);
    if (await isReady().catch(() => false)) return;
    if (Date.now() > deadline) throw new Error(`${name} was not ready after ${seconds} s.`);
    await sleep(20);
  }
}

/** Sends each signal in turn and waits. The last should be one that cannot be ignored. */
export async function stopProcess({ pid, mark, signals = ['SIGTERM', 'SIGKILL'], patience = 10_000 }) {
  for (const signal of signals) {
    if (!isRunning(pid, mark)) return;
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + patience;
    while (isRunning(pid, mark) && Date.now() < deadline) await sleep(20);
  }
}
