import { Injectable } from '@nestjs/common';

/** Waits after a failure of an event, in milliseconds; the failure after the last one makes it a dead letter. */
const FAILURE_WAITS_MS = [200, 1_000, 5_000, 15_000, 60_000];
const FIRST_OUTAGE_WAIT_MS = 500;
const LONGEST_OUTAGE_WAIT_MS = 60_000;
/** What a version wrote that no worker runs any more is abandoned after this long. */
const FOR_NEWER_MS = 24 * 3_600_000;

/** How long events and jobs wait before they are retried. */
@Injectable()
export class RetryPolicy {
  /** Milliseconds to wait after the given number of failures (from 1); undefined when it is to be a dead letter. */
  afterFailure(failures: number): number | undefined {
    return FAILURE_WAITS_MS[failures - 1];
  }

  /** Milliseconds to wait during an outage, after the given number of attempts (from 1), without limit. */
  duringOutage(tries: number): number {
    return Math.min(FIRST_OUTAGE_WAIT_MS * 2 ** Math.min(tries - 1, 10), LONGEST_OUTAGE_WAIT_MS);
  }

  /** Whether to keep a message of an unknown kind or form: a worker of a newer version may be about to start. */
  isForNewerWorker(ageMs: number): boolean {
    return ageMs < FOR_NEWER_MS;
  }
}
