import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** The current time, which tests can shift. Business rules must read the time from here, never from the system clock. */
@Injectable()
export class Clock {
  private shiftMs = 0;
  private readonly within = new AsyncLocalStorage<number>();

  now(): Date {
    return new Date(Date.now() + this.shiftMs + (this.within.getStore() ?? 0));
  }

  /** Shifts this process's time by a number of milliseconds, for tests of due dates and expiry. */
  shift(milliseconds: number): void {
    this.shiftMs += milliseconds;
  }

  /** Runs `work` with the time shifted by a number of milliseconds. Concurrent work is not affected. */
  moved<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
    return this.within.run(milliseconds, work);
  }
}
