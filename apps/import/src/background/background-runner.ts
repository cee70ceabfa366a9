import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { currentContext, isDatabaseUnavailable, runInContext, type JobRun } from '@quillcare/service-kit';
import { BackgroundClaims, ClaimLostError, type ClaimedWork, type WorkTable } from './background-claims';

const LEASE_RENEWAL_MS = 3_000;

export interface BackgroundSteps {
  work: (work: ClaimedWork) => Promise<void>;
  /** Called if the work cannot be finished. What was done so far is kept. */
  breakOff: (work: ClaimedWork) => Promise<void>;
}

/** Runs background work under a claim and keeps renewing it. After an outage the work resumes where it stopped. */
@Injectable()
export class BackgroundRunner {
  constructor(private readonly claims: BackgroundClaims) {}

  async run(
    table: WorkTable,
    { organisationId, id }: { organisationId: string; id: string },
    { lastAttempt }: Pick<JobRun, 'lastAttempt'>,
    steps: BackgroundSteps,
  ): Promise<void> {
    const work = await this.claims.claim(table, organisationId, id);
    if (!work) return;
    // A failed renewal is noticed by the next write, which checks the claim.
    const heartbeat = setInterval(
      () => void this.claims.renew(work).catch(() => undefined),
      LEASE_RENEWAL_MS,
    );
    try {
      await runAsActor(work, () => steps.work(work));
    } catch (error) {
      if (error instanceof ClaimLostError) return;
      await this.fail(work, error, lastAttempt, steps);
    } finally {
      clearInterval(heartbeat);
    }
  }

  private async fail(
    work: ClaimedWork,
    error: unknown,
    lastAttempt: boolean,
    { breakOff }: BackgroundSteps,
  ): Promise<void> {
    if (lastAttempt && !isTransientError(error)) return runAsActor(work, () => breakOff(work));
    await this.claims.release(work);
    // After the queue's last attempt the sweep resumes it, so that no work fails because of an outage.
    if (!lastAttempt) throw error;
  }
}

/** Makes the audit name the person who requested the work, also when the sweep resumes it. */
function runAsActor<T>({ actor, organisationId }: ClaimedWork, work: () => Promise<T>): Promise<T> {
  return runInContext({ ...currentContext(), actor, organisationId }, work);
}

/** Returns whether the error is transient: a service is unavailable or still processing this very request. */
export function isTransientError(error: unknown): boolean {
  if (error instanceof AppError)
    return (
      error.status === 503 ||
      error.status === 504 ||
      error.status === 429 ||
      error.code === 'REQUEST_IN_PROGRESS'
    );
  return isDatabaseUnavailable(error);
}
