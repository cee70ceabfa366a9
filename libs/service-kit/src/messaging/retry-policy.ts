import { Injectable } from '@nestjs/common';

/** Delays after failures of an event, in milliseconds; the failure after the last one makes it a dead letter. */
const FAILURE_WAITS_MS = [200, 1_000, 5_000, 15_000, 60_000];
const FIRST_OUTAGE_WAIT_MS = 500;
const LONGEST_OUTAGE_WAIT_MS = 60_000;
/** Messages of a version that no worker runs are given up after this long. */
const FOR_NEWER_MS = 24 * 3_600_000;

/** How long events and jobs wait before they are retried. */
@Injectable()
export class RetryPolicy {
  /** Returns the delay in milliseconds after the given number of failures (from 1); undefined if it becomes a dead letter. */
  afterFailure(failures: number): number | undefined {
    return FAILURE_WAITS_MS[failures - 1];
  }

  /** Returns the delay in milliseconds during an outage after the given number of attempts (from 1); attempts are unlimited. */
  duringOutage(tries: number): number {
    return Math.min(FIRST_OUTAGE_WAIT_MS * 2 ** Math.min(tries - 1, 10), LONGEST_OUTAGE_WAIT_MS);
  }

  /** Whether to keep a message of an unknown kind or shape, because a worker of a newer version may be about to start. */
  isForNewerWorker(ageMs: number): boolean {
    return ageMs < FOR_NEWER_MS;
  }
}
