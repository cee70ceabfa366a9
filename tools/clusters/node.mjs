// One server of a cluster, which can be killed without warning and restarted with the same data and address.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { findServer } from '../infra/binaries.mjs';
import { isRunning, startProcess, stopProcess, waitUntil } from '../infra/processes.mjs';

/** The program's file and environment. The program is installed if this machine lacks it. */
export function programOf(name, print) {
  const found = findServer(name, print);
  if (!found) throw new Error(`${name} was not found; install it.`);
  return found;
}

const running = new Set();

// The servers must end with the run, however it ends. They have their own process group, which Ctrl-C does not reach.
process.once('exit', () => {
  for (const { started, mark } of running)
    if (isRunning(started.pid, mark)) process.kill(started.pid, 'SIGKILL');
});

export class Node {
  /** `mark` is part of its process's command line. `isReady` checks whether it answers. */
  constructor({ name, folder, program, args, mark, isReady, owner }) {
    mkdirSync(folder, { recursive: true });
    Object.assign(this, { name, folder, program, args, mark, isReady, owner });
  }

  async start() {
    const { name, folder, program, args, isReady, owner } = this;
    const logFile = join(folder, `${name}.log`);
    this.started = startProcess({ file: program.file, args, logFile, cwd: folder, env: program.env, owner });
    running.add(this);
    await waitUntil({ name, started: this.started, isReady });
  }

  /** Kills it immediately, like a power cut. */
  async kill() {
    await stopProcess({ pid: this.started.pid, mark: this.mark, signals: ['SIGKILL'] });
  }

  async stop() {
    if (this.started && isRunning(this.started.pid, this.mark))
      await stopProcess({ pid: this.started.pid, mark: this.mark, signals: ['SIGTERM', 'SIGKILL'] });
  }
}
