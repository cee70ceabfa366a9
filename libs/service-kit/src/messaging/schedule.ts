/** Something that is due at the start and then once per interval. */
export class Schedule {
  private dueAt = 0;

  constructor(private readonly intervalMs: number) {}

  /** Returns true at most once per interval; a true result starts the next interval. */
  isDue(): boolean {
    if (Date.now() < this.dueAt) return false;
    this.next(this.intervalMs);
    return true;
  }

  /** Makes it due after `milliseconds`, whatever the interval. */
  next(milliseconds: number): void {
    this.dueAt = Date.now() + milliseconds;
  }

  makeDue(): void {
    this.dueAt = 0;
  }
}
