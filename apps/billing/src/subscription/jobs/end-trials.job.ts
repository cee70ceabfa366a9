import { endTrials, SubscriptionActivated, TrialEnded } from '@quillcare/contracts';
import {
  Clock,
  eachSafely,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { endTrial } from '../domain/subscription-terms';
import { SubscriptionRepository } from '../persistence/subscription.repository';

const BATCH = 200;

/** Ends elapsed trials, each in its own transaction. */
@Processes(endTrials)
export class EndTrialsJob implements JobHandler<typeof endTrials> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    // A failed trial is retried in the next run and does not hold up the rest.
    const failed: string[] = [];
    for (;;) {
      const due = await this.uow.runPlatform('end expired trials', () =>
        this.subscriptions.findElapsedTrials(now, BATCH, failed),
      );
      const failures = await eachSafely(
        due,
        ({ id, organisationId }) => this.uow.runFor(organisationId, () => this.end(id, now)),
        { job: endTrials, logger: this.logger, nameOf: ({ id }) => `subscription ${id}` },
      );
      failed.push(...failures.map(({ id }) => id));
      if (due.length < BATCH) return;
    }
  }

  private async end(id: string, now: Date): Promise<void> {
    const { status, isChanged, trialEnd, plan } = await this.subscriptions.change(id, (row, rates) =>
      endTrial(row, now, rates),
    );
    // Another worker ended it, or it was extended or activated in the meantime.
    if (!isChanged) return;
    if (status === 'ACTIVE') this.uow.emit(SubscriptionActivated, id, { subscriptionId: id, plan });
    if (status !== 'EXPIRED') return;
    this.uow.emit(TrialEnded, id, { subscriptionId: id, trialEndDate: trialEnd.toISOString() });
  }
}
