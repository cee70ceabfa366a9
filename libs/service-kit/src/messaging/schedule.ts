/** Whether something that is done every so often is due again; due at first. */
export class Schedule {
  private dueAt = 0;

  constructor(private readonly intervalMs: number) {}

  /** True at most once an interval: asking counts as doing. */
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
