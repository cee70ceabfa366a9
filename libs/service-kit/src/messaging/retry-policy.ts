import { Injectable } from '@nestjs/common';

/** Waits after a failure of an event, in milliseconds; the failure after the last one makes it a dead letter. */
const FAILURE_WAITS_MS = [200, 1_000, 5_000, 15_000, 60_000];
const FIRST_OUTAGE_WAIT_MS = 500;
const LONGEST_OUTAGE_WAIT_MS = 60_000;
/** A job of a version that no worker has any more is given up after this long. */
const UNKNOWN_JOB_MS = 24 * 3_600_000;

/** How long events and jobs wait before they are retried. */
@Injectable()
export class RetryPolicy {
  /** Milliseconds to wait after the given number of failures (from 1); undefined when it is to be a dead letter. */
  afterFailure(failures: number): number | undefined {
    return FAILURE_WAITS_MS[failures - 1];
  }

  /** Milliseconds to wait while something needed is away, after the given number of tries (from 1). There is no last one. */
  duringOutage(tries: number): number {
    return Math.min(FIRST_OUTAGE_WAIT_MS * 2 ** Math.min(tries - 1, 10), LONGEST_OUTAGE_WAIT_MS);
  }

  /** Whether a job that this worker has no handler for may be waited for: a newer worker may be about to start. */
  isForNewerWorker(ageMs: number): boolean {
    return ageMs < UNKNOWN_JOB_MS;
  }
}
