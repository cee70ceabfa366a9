import { fork, type ChildProcess } from 'node:child_process';
import type { Paper } from '../paper';
import type { RenderResult } from './typst.process';

/** Thrown when the drawing process ended without an answer because it died, timed out or was stopped. */
export class RendererEndedError extends Error {}

export interface RendererLimits {
  /** Number of papers after which it is replaced. Memory grows with every paper, whatever is released. */
  papers: number;
  /** Resident memory, in bytes. */
  memoryBytes: number;
  /** Time limit for one paper in milliseconds. The process is killed when a paper exceeds it. */
  paperMs: number;
  /** Idle time in milliseconds after which the process ends to release its memory. */
  idleMs: number;
}

const DEFAULT_LIMITS: RendererLimits = {
  papers: 50,
  memoryBytes: 224 * 1024 * 1024,
  paperMs: 30_000,
  idleMs: 30_000,
};

/**
 * Draws papers as PDF files, one at a time, in a child process that is started on demand and replaced regularly. If the process
 * dies while drawing a paper, that paper is retried once. If the retry fails too, or if the paper cannot be drawn, the error is
 * passed to the caller.
 */
export class PaperRenderer {
  private readonly limits: RendererLimits;
  private child: ChildProcess | undefined;
  private drawn = 0;
  private waiting = 0;
  private stops = 0;
  private queue: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;

  constructor(
    limits: Partial<RendererLimits> = {},
    private readonly file = require.resolve('./typst.process'),
  ) {
    this.limits = { ...DEFAULT_LIMITS, ...limits };
  }

  get isBusy(): boolean {
    return this.waiting > 0;
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  async render(paper: Paper): Promise<Buffer> {
    this.waiting += 1;
    const done = this.queue.then(() => this.drawWithRetry(paper));
    this.queue = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Kills the process. The paper being drawn is rejected, and the next one starts a new process. */
  stop(): void {
    this.stops += 1;
    this.endProcess();
  }

  private async drawWithRetry(paper: Paper): Promise<Buffer> {
    const { stops } = this;
    try {
      return await this.draw(paper);
    } catch (error) {
      if (error instanceof RendererEndedError && stops === this.stops) return this.draw(paper);
      throw error;
    }
  }

  private endProcess(): void {
    clearTimeout(this.idle);
    const { child } = this;
    [this.child, this.drawn] = [undefined, 0];
    child?.kill('SIGKILL');
  }

  private async draw(paper: Paper): Promise<Buffer> {
    clearTimeout(this.idle);
    const child = (this.child ??= this.startProcess());
    try {
      const answer = await this.requestDrawing(child, paper);
      if ('error' in answer) throw new Error(`The paper could not be drawn. ${answer.error}`);
      this.drawn += 1;
      if (this.drawn >= this.limits.papers || answer.memoryBytes > this.limits.memoryBytes) this.endProcess();
      return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength);
    } finally {
      this.idle = setTimeout(() => this.endProcess(), this.limits.idleMs).unref();
    }
  }

  private startProcess(): ChildProcess {
    // Without our environment: the process does not need it, and code that handles untrusted text must not have access to
    // secrets.
    const child = fork(this.file, { execArgv: [], env: {}, serialization: 'advanced', stdio: 'ignore' });
    // Neither the child nor its IPC channel should keep this process alive.
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (this.child === child) [this.child, this.drawn] = [undefined, 0];
    });
    return child;
  }

  private requestDrawing(child: ChildProcess, paper: Paper): Promise<RenderResult> {
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(late);
        child.off('message', handleAnswer).off('exit', handleExit).off('error', handleExit);
        child.channel?.unref();
        end();
      };
      const handleAnswer = (answer: unknown) => settle(() => resolve(answer as RenderResult));
      const handleExit = () =>
        settle(() => {
          if (this.child === child) this.endProcess();
          reject(new RendererEndedError('The rendering process ended before it answered.'));
        });
      const late = setTimeout(() => child.kill('SIGKILL'), this.limits.paperMs);
      child.channel?.ref();
      child.on('message', handleAnswer).on('exit', handleExit).on('error', handleExit);
      child.send(paper, (error) => error && handleExit());
    });
  }
}
