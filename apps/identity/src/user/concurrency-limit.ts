/** Runs at most `concurrency` tasks at once; up to `queueLimit` further ones wait and are started in order. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly queueLimit: number,
    /** What a task is refused with when the queue is full. */
    private readonly refusal: () => Error,
  ) {}

  async run<T>(task: () => Promise<T>): Promise<T> {
    if (this.running < this.concurrency) this.running += 1;
    else await this.turn();
    try {
      return await task();
    } finally {
      const next = this.queue.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private turn(): Promise<void> {
    if (this.queue.length >= this.queueLimit) throw this.refusal();
    return new Promise((start) => this.queue.push(start));
  }
}
