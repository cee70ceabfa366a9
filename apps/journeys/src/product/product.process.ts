import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const START_PATIENCE_MS = 90_000;
const STOP_PATIENCE_MS = 15_000;
const PROBE_MS = 100;

export interface ProcessPlan {
  name: string;
  launcher: string;
  args: string[];
  port: number;
  env: NodeJS.ProcessEnv;
  logFile: string;
}

/** One process of the product, which can be killed and restarted on the same port. */
export class ProductProcess {
  private child: ChildProcess | null = null;
  private ended: Promise<void> = Promise.resolve();

  constructor(readonly plan: ProcessPlan) {}

  get isRunning(): boolean {
    return this.child !== null;
  }

  /** Starts the process and waits until it reports that it is ready. */
  async start(): Promise<void> {
    const { launcher, args, port, env, logFile, name } = this.plan;
    const child = spawn(process.execPath, [launcher, ...args], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(logFile, { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.child = child;
    this.ended = new Promise((end) => {
      child.once('close', () => {
        if (this.child === child) this.child = null;
        log.end();
        end();
      });
    });
    await this.untilReady(`http://localhost:${port}/health/ready`, name);
  }

  /** Kills the process, as a machine crash would. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** Stops the process gracefully, as Ctrl-C does, and returns the seconds it took. */
  async stop(): Promise<number> {
    const started = performance.now();
    this.child?.kill('SIGTERM');
    const patience = new AbortController();
    const isOver = await Promise.race([
      this.ended.then(() => true),
      pause(STOP_PATIENCE_MS, false, { signal: patience.signal }).catch(() => true),
    ]);
    patience.abort();
    if (!isOver) await this.kill();
    return (performance.now() - started) / 1000;
  }

  private async untilReady(url: string, name: string): Promise<void> {
    const deadline = Date.now() + START_PATIENCE_MS;
    while (Date.now() < deadline) {
      if (!this.isRunning) throw new Error(`${name} ended while it started: see ${this.plan.logFile}`);
      const isReady = await fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      await pause(PROBE_MS);
    }
    throw new Error(`${name} did not become ready: see ${this.plan.logFile}`);
  }
}

export function freePort(): Promise<number> {
  return new Promise((found, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => found(port));
    });
  });
}
