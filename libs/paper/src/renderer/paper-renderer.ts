import { fork, type ChildProcess } from 'node:child_process';
import type { Paper } from '../paper';
import type { Drawn } from './typst.process';

/** The process that draws ended without an answer: it died, took too long, or was stopped. */
export class RendererEnded extends Error {}

/** When the process that draws is replaced. */
export interface RendererLimits {
  /** Its memory grows with each paper, whatever is released. */
  papers: number;
  /** Resident memory, in bytes. */
  memoryBytes: number;
  /** A paper that takes longer costs the process its life. */
  paperMs: number;
  /** Without work it ends after this long, and gives its memory back. */
  idleMs: number;
}

const LIMITS: RendererLimits = {
  papers: 50,
  memoryBytes: 224 * 1024 * 1024,
  paperMs: 30_000,
  idleMs: 30_000,
};

/**
 * Draws papers as PDF files, one after the other, in a process of its own that starts with the first and is replaced now and then. A
 * paper during which the process dies is tried once more; then, or if it cannot be drawn, the caller gets the error.
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
    this.limits = { ...LIMITS, ...limits };
  }

  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** The id of the process that draws, if one runs. */
  get pid(): number | undefined {
    return this.child?.pid;
  }

  async render(paper: Paper): Promise<Buffer> {
    this.waiting += 1;
    const done = this.queue.then(() => this.drawTwice(paper));
    this.queue = done.catch(() => undefined);
    try {
      return await done;
    } finally {
      this.waiting -= 1;
    }
  }

  /** Ends the process; what it was drawing is rejected, and the next paper has a new one. */
  stop(): void {
    this.stops += 1;
    this.endProcess();
  }

  private async drawTwice(paper: Paper): Promise<Buffer> {
    const { stops } = this;
    try {
      return await this.draw(paper);
    } catch (error) {
      if (error instanceof RendererEnded && stops === this.stops) return this.draw(paper);
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
    const child = (this.child ??= this.started());
    try {
      const answer = await this.answerOf(child, paper);
      if ('error' in answer) throw new Error(`The paper could not be drawn. ${answer.error}`);
      this.drawn += 1;
      if (this.drawn >= this.limits.papers || answer.memoryBytes > this.limits.memoryBytes) this.endProcess();
      return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength);
    } finally {
      this.idle = setTimeout(() => this.endProcess(), this.limits.idleMs).unref();
    }
  }

  private started(): ChildProcess {
    // Without our environment: it needs none, and no secret is in reach of what reads strangers' text.
    const child = fork(this.file, { execArgv: [], env: {}, serialization: 'advanced', stdio: 'ignore' });
    // Neither it nor the channel to it keep this process alive.
    child.unref();
    child.channel?.unref();
    child.once('exit', () => {
      if (this.child === child) [this.child, this.drawn] = [undefined, 0];
    });
    return child;
  }

  private answerOf(child: ChildProcess, paper: Paper): Promise<Drawn> {
    return new Promise((resolve, reject) => {
      const settle = (end: () => void) => {
        clearTimeout(late);
        child.off('message', answered).off('exit', ended).off('error', ended);
        child.channel?.unref();
        end();
      };
      const answered = (answer: unknown) => settle(() => resolve(answer as Drawn));
      const ended = () =>
        settle(() => {
          if (this.child === child) this.endProcess();
          reject(new RendererEnded('The process that draws papers ended before it answered.'));
        });
      const late = setTimeout(() => child.kill('SIGKILL'), this.limits.paperMs);
      child.channel?.ref();
      child.on('message', answered).on('exit', ended).on('error', ended);
      child.send(paper, (error) => error && ended());
    });
  }
}
