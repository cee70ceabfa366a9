/**
 * Runs work side by side, and what has the same key one after the other in the order of its coming. At most `width` works
 * are taken on at once, those that wait for their turn included: whoever brings the next one waits until there is room.
 */
export class Lanes {
  private readonly last = new Map<string, Promise<void>>();
  private readonly running = new Set<Promise<void>>();
  private failure: { error: unknown } | undefined;

  constructor(private readonly width: number) {}

  /** Resolves when there is room for more; throws the failure of an earlier work. */
  async enter(key: string, work: () => Promise<void>): Promise<void> {
    const before = this.last.get(key) ?? Promise.resolve();
    const running = before.then(work).catch((error: unknown) => {
      this.failure ??= { error };
    });
    this.last.set(key, running);
    this.running.add(running);
    void running.then(() => {
      this.running.delete(running);
      if (this.last.get(key) === running) this.last.delete(key);
    });
    if (this.running.size >= this.width) await Promise.race(this.running);
    this.throwFailure();
  }

  /** Resolves when nothing runs any more; throws the failure of an earlier work. */
  async empty(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
    this.throwFailure();
  }

  private throwFailure(): void {
    if (this.failure) throw this.failure.error;
  }
}
