import { Injectable } from '@nestjs/common';

/** The only way to ask for the time, so that a test can set it. */
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
