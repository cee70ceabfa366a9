/** An interval after which something is due again; due at the start. */
export class Schedule {
  private dueAt = 0;

  constructor(private readonly intervalMs: number) {}

  /** True at most once per interval: a true result starts the next one. */
  isDue(): boolean {
    if (Date.now() < this.dueAt) return false;
    this.next(this.intervalMs);
    return true;
  }

  /** Due again after `milliseconds`, whatever the interval. */
  next(milliseconds: number): void {
    this.dueAt = Date.now() + milliseconds;
  }

  makeDue(): void {
    this.dueAt = 0;
  }
}
