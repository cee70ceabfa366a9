import { Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { currentContext, isDatabaseAway, runInContext, type JobRun } from '@quillcare/service-kit';
import { BackgroundClaims, ClaimLost, type ClaimedWork, type WorkTable } from './background-claims';

const RENEW_MS = 3_000;

export interface BackgroundSteps {
  work: (work: ClaimedWork) => Promise<void>;
  /** It cannot be finished: what was done stays. */
  breakOff: (work: ClaimedWork) => Promise<void>;
}

/** Does background work under a claim that is renewed meanwhile; after an outage it goes on where it was. */
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
    // A failure here is noticed by the next write, which tests the claim.
    const heartbeat = setInterval(() => void this.claims.renew(work).catch(() => undefined), RENEW_MS);
    try {
      await asActor(work, () => steps.work(work));
    } catch (error) {
      if (error instanceof ClaimLost) return;
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
    if (lastAttempt && !passes(error)) return asActor(work, () => breakOff(work));
    await this.claims.release(work);
    // After the queue's last attempt the sweep goes on with it: no work fails because of an outage.
    if (!lastAttempt) throw error;
  }
}

/** The audit names who asked for the work, also where the sweep went on with it. */
function asActor<T>({ actor, organisationId }: ClaimedWork, work: () => Promise<T>): Promise<T> {
  return runInContext({ ...currentContext(), actor, organisationId }, work);
}

/** Whether waiting helps: a service is away, or still busy with this very request. */
export function passes(error: unknown): boolean {
  if (error instanceof AppError)
    return (
      error.status === 503 ||
      error.status === 504 ||
      error.status === 429 ||
      error.code === 'REQUEST_IN_PROGRESS'
    );
  return isDatabaseAway(error);
}
