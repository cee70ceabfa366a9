import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const START_PATIENCE_MS = 90_000;
/** Adding the demo practice is part of the first start. */
const DEMO_PATIENCE_MS = 300_000;
/** The launcher's start message. */
const STARTED = /^Quillcare .*is ready/m;
/** The product gives itself less; only one that hangs takes longer. */
const STOP_PATIENCE_MS = 60_000;
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

  /** Starts the process and waits until it is ready and has added the demo practice if it should. */
  async start(): Promise<void> {
    const { launcher, args, port, env, logFile, name } = this.plan;
    const child = spawn(process.execPath, [launcher, ...args], {
      env: { ...env, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const log = createWriteStream(logFile, { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    this.child = child;
    this.ended = new Promise((end) => {
      child.once('close', () => {
        if (this.child === child) this.child = null;
        log.end();
        end();
      });
    });
    const isHealthy = () => this.isHealthy(`http://localhost:${port}/health/ready`);
    await this.until(`${name} is ready`, START_PATIENCE_MS, isHealthy);
    await this.until(`${name} has started`, DEMO_PATIENCE_MS, () => STARTED.test(printed));
  }

  /** Kills the process, as a machine crash would. */
  async kill(): Promise<void> {
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** Stops the process as Ctrl-C does. Kills it and throws if it does not end. */
  async stop(): Promise<void> {
    this.child?.kill('SIGTERM');
    const patience = new AbortController();
    const isOver = await Promise.race([
      this.ended.then(() => true),
      pause(STOP_PATIENCE_MS, false, { signal: patience.signal }).catch(() => true),
    ]);
    patience.abort();
    if (isOver) return;
    await this.kill();
    throw new Error(`${this.plan.name} did not end within ${STOP_PATIENCE_MS / 1000} s of being stopped.`);
  }

  private async isHealthy(url: string): Promise<boolean> {
    return fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  private async until(
    what: string,
    patienceMs: number,
    isTrue: () => boolean | Promise<boolean>,
  ): Promise<void> {
    for (const deadline = Date.now() + patienceMs; !(await isTrue()); await pause(PROBE_MS)) {
      if (!this.isRunning) throw new Error(`it ended before ${what}: see ${this.plan.logFile}`);
      if (Date.now() > deadline) throw new Error(`not in time: ${what}: see ${this.plan.logFile}`);
    }
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
