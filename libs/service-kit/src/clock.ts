import { Injectable } from '@nestjs/common';

/** The current time, which tests can shift. Nothing else reads the system clock for business rules. */
@Injectable()
export class Clock {
  private shiftMs = 0;

  now(): Date {
    return new Date(Date.now() + this.shiftMs);
  }

  /** Moves this process's time, in milliseconds; for tests of due dates and expiry. */
  shift(milliseconds: number): void {
    this.shiftMs += milliseconds;
  }
}
