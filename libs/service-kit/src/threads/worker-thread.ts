import { Worker } from 'node:worker_threads';

/** The work of a thread ended without an answer: the thread died, took too long, or was stopped. */
export class ThreadEnded extends Error {}

/** What a thread answers to a task. */
export type ThreadAnswer<Result> = { result: Result } | { error: unknown };

export interface ThreadLimits {
  /** A task that takes longer costs the thread its life. */
  taskMs: number;
  /** A thread without work ends after this long, and gives its memory back. */
  idleMs: number;
  /** More memory than this costs the thread its life, and not the process its own. */
  maxHeapMb: number;
}

const LIMITS: ThreadLimits = { taskMs: 45_000, idleMs: 30_000, maxHeapMb: 192 };

/**
 * A thread for work that would keep the process from answering anybody else. It starts with the first task and does one after
 * the other. If it dies, the task under way is rejected, and the next one has a new thread.
 *
 * The thread's file answers each message, a task, with one `ThreadAnswer`. What is sent is copied: plain data, dates and bytes.
 */
export class WorkerThread<Task, Result> {
  private readonly limits: ThreadLimits;
  private thread: Worker | undefined;
  private queue: Promise<unknown> = Promise.resolve();
  private idle: NodeJS.Timeout | undefined;
  private underWay = 0;

  constructor(
    private readonly file: string,
    limits: Partial<ThreadLimits> = {},
  ) {
    this.limits = { ...LIMITS, ...limits };
  }

  get isBusy(): boolean {
    return this.underWay > 0;
  }

  run(task: Task): Promise<Result> {
    const done = this.queue.then(() => this.perform(task));
    this.queue = done.catch(() => undefined);
    return done;
  }

  /** Ends the thread; the task under way is rejected. */
  async stop(): Promise<void> {
    clearTimeout(this.idle);
    const { thread } = this;
    this.thread = undefined;
    await thread?.terminate();
  }

  private async perform(task: Task): Promise<Result> {
    clearTimeout(this.idle);
    this.thread ??= this.started();
    this.underWay += 1;
    try {
      return await this.answerOf(this.thread, task);
    } finally {
      this.underWay -= 1;
      // An idle thread must not keep the process alive.
      this.idle = setTimeout(() => void this.stop(), this.limits.idleMs).unref();
    }
  }

  private started(): Worker {
    const thread = new Worker(this.file, {
      resourceLimits: { maxOldGenerationSizeMb: this.limits.maxHeapMb },
    });
    const isGone = () => {
      if (this.thread === thread) this.thread = undefined;
    };
    // After an error a thread lives on for a moment, in which it takes tasks and does none.
    thread.once('error', isGone).once('exit', isGone);
    return thread;
  }

  private answerOf(thread: Worker, task: Task): Promise<Result> {
    return new Promise((resolve, reject) => {
      thread.postMessage(task);
      const settle = (end: () => void) => {
        clearTimeout(late);
        thread.off('message', answered).off('error', died).off('exit', ended);
        end();
      };
      const answered = (answer: ThreadAnswer<Result>) =>
        settle(() => ('error' in answer ? reject(asError(answer.error)) : resolve(answer.result)));
      const died = (cause: unknown) =>
        settle(() => reject(new ThreadEnded(`A thread died: ${asError(cause).message}`, { cause })));
      const ended = () => settle(() => reject(new ThreadEnded('A thread ended before it answered.')));
      const late = setTimeout(() => void this.stop(), this.limits.taskMs);
      thread.on('message', answered).on('error', died).on('exit', ended);
    });
  }
}

function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
