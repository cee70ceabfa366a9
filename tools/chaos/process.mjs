// One process of the product, restarted when it exits, as an orchestrator would.
import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../run/preflight.mjs';
import { LAUNCHER, LEAN } from '../run/product.mjs';

const PROBE_MS = 100;
const START_MS = 300_000;
const TRY_AGAIN_MS = 500;
const STOP_MS = 15_000;

export class SupervisedProcess {
  child = null;
  ended = Promise.resolve();
  isReady = false;
  /** False after `kill` or `stop`, when it is not restarted until `start`. */
  isWanted = false;
  /** Unexpected exits of a process that had been ready. */
  crashes = [];

  constructor({ name, args, port, env, logFile }) {
    Object.assign(this, { name, args, port, env, logFile });
  }

  get origin() {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it and keeps it running. Resolves when its readiness probe succeeds. */
  async start() {
    this.isWanted = true;
    const deadline = Date.now() + START_MS;
    while (this.isWanted && Date.now() < deadline) {
      if (!this.child) this.spawn();
      if (await this.answersReady()) {
        this.isReady = true;
        return;
      }
      await pause(PROBE_MS);
    }
    if (this.isWanted) throw new Error(`${this.name} did not become ready; see ${this.logFile}`);
  }

  /** Kills it immediately, like a machine crash. */
  async kill() {
    this.isWanted = false;
    this.child?.kill('SIGKILL');
    await this.ended;
  }

  /** Shuts it down gracefully, as an orchestrator does before an upgrade. */
  async stop() {
    this.isWanted = false;
    this.child?.kill('SIGTERM');
    const patience = new AbortController();
    const late = pause(STOP_MS, 'late', { signal: patience.signal }).catch(() => 'in time');
    if ((await Promise.race([this.ended, late])) === 'late') await this.kill();
    patience.abort();
  }

  spawn() {
    const env = { ...process.env, ...this.env, PORT: String(this.port) };
    const args = [...LEAN, LAUNCHER, ...this.args];
    const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    const log = createWriteStream(this.logFile, { flags: 'a' });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.child = child;
    this.ended = new Promise((end) => {
      child.once('close', (code, signal) => {
        log.end();
        this.wasEnded(signal ?? `code ${code}`);
        end();
      });
    });
  }

  // A process that cannot reach its servers at start-up exits too, and is restarted like any other.
  wasEnded(how) {
    const wasReady = this.isReady;
    this.child = null;
    this.isReady = false;
    if (!this.isWanted) return;
    if (wasReady) this.crashes.push({ name: this.name, code: how });
    setTimeout(() => this.isWanted && !this.child && this.spawn(), TRY_AGAIN_MS).unref();
  }

  answersReady() {
    return fetch(`${this.origin}/health/ready`, { signal: AbortSignal.timeout(2_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  }
}
