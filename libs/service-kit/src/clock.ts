import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** The current time, which tests can shift. Business rules must read the time from here, never from the system clock. */
@Injectable()
export class Clock {
  private shiftMs = 0;
  private readonly operationTime = new AsyncLocalStorage<number>();

  now(): Date {
    return new Date(Date.now() + this.shiftMs + (this.operationTime.getStore() ?? 0));
  }

  /** Shifts this process's time by a number of milliseconds, for tests of due dates and expiry. */
  shift(milliseconds: number): void {
    this.shiftMs += milliseconds;
  }

  /** Runs `work` with the time shifted by a number of milliseconds. Concurrent work is not affected. */
  runShifted<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
    return this.operationTime.run(milliseconds, work);
  }
}
