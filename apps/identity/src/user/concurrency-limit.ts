/** Runs at most `concurrency` tasks at once. Up to `queueLimit` further tasks wait and start in order. */
export class ConcurrencyLimit {
  private running = 0;
  private readonly queue: (() => void)[] = [];

  constructor(
    private readonly concurrency: number,
    private readonly queueLimit: number,
    /** Creates the error with which a task is rejected when the queue is full. */
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
