import { Injectable } from '@nestjs/common';

/** Delays after failures of an event, in milliseconds; the failure after the last one makes it a dead letter. */
const FAILURE_DELAYS_MS = [200, 1_000, 5_000, 15_000, 60_000];
const INITIAL_OUTAGE_DELAY_MS = 500;
const MAX_OUTAGE_DELAY_MS = 60_000;
/** Messages of a version that no worker runs are given up after this long. */
const MAX_NEWER_VERSION_WAIT_MS = 24 * 3_600_000;

/** How long events and jobs wait before they are retried. */
@Injectable()
export class RetryPolicy {
  /** Returns the delay in milliseconds after the given number of failures (from 1); undefined if it becomes a dead letter. */
  afterFailure(failures: number): number | undefined {
    return FAILURE_DELAYS_MS[failures - 1];
  }

  /** Returns the delay in milliseconds during an outage after the given number of attempts (from 1); attempts are unlimited. */
  duringOutage(tries: number): number {
    return Math.min(INITIAL_OUTAGE_DELAY_MS * 2 ** Math.min(tries - 1, 10), MAX_OUTAGE_DELAY_MS);
  }

  /** Whether to keep a message of an unknown kind or shape, because a worker of a newer version may be about to start. */
  isForNewerWorker(ageMs: number): boolean {
    return ageMs < MAX_NEWER_VERSION_WAIT_MS;
  }
}
