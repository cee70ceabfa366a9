interface Task {
  run: () => Promise<void>;
}

export interface KeyedQueueOptions {
  concurrency: number;
  /** Maximum number of tasks held, including running ones; `add` waits while the queue is full. */
  capacity: number;
}

/**
 * Runs tasks concurrently, but tasks with the same key in order. Keys take turns, so that a long backlog of one key does not
 * delay the others.
 */
export class KeyedQueue {
  /** Waiting tasks by key. The key whose turn is next comes first. */
  private readonly waiting = new Map<string, Task[]>();
  private readonly busyKeys = new Set<string>();
  private pendingCount = 0;
  private failure: { error: unknown } | undefined;
  private changed: (() => void)[] = [];

  constructor(private readonly options: KeyedQueueOptions) {}

  /** Resolves when there is room for another task; throws the error of an earlier task that failed. */
  async add(key: string, run: () => Promise<void>): Promise<void> {
    this.pendingCount += 1;
    this.waiting.set(key, [...(this.waiting.get(key) ?? []), { run }]);
    this.startNext();
    await this.waitUntil(() => this.pendingCount < this.options.capacity);
  }

  /** Resolves when no task is left; throws the error of a task that failed. */
  async waitUntilIdle(): Promise<void> {
    await this.waitUntil(() => this.pendingCount === 0);
  }

  private startNext(): void {
    for (const [key, tasks] of this.waiting) {
      if (this.busyKeys.size >= this.options.concurrency) return;
      if (!this.busyKeys.has(key)) this.start(key, tasks);
    }
  }

  private start(key: string, [next, ...rest]: Task[]): void {
    // Reinserted, so that the key moves to the end.
    this.waiting.delete(key);
    if (rest.length > 0) this.waiting.set(key, rest);
    if (next) void this.run(key, next);
  }

  private async run(key: string, task: Task): Promise<void> {
    this.busyKeys.add(key);
    try {
      await task.run();
    } catch (error) {
      this.failure ??= { error };
    }
    this.busyKeys.delete(key);
    this.pendingCount -= 1;
    this.startNext();
    for (const notify of this.changed.splice(0)) notify();
  }

  private async waitUntil(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.changed.push(resolve));
    if (this.failure) throw this.failure.error;
  }
}
