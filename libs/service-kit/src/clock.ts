import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';

/** The current time, which tests can shift. Nothing else reads the system clock for business rules. */
@Injectable()
export class Clock {
  private shiftMs = 0;
  private readonly within = new AsyncLocalStorage<number>();

  now(): Date {
    return new Date(Date.now() + this.shiftMs + (this.within.getStore() ?? 0));
  }

  /** Moves this process's time, in milliseconds; for tests of due dates and expiry. */
  shift(milliseconds: number): void {
    this.shiftMs += milliseconds;
  }

  /** Lets `work`, and nothing beside it, see a time that is moved by so many milliseconds. */
  moved<T>(milliseconds: number, work: () => Promise<T>): Promise<T> {
    return this.within.run(milliseconds, work);
  }
}
