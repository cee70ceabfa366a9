import { endTrials, TrialEnded } from '@quillcare/contracts';
import { Clock, ProcessLogger, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { endTrial } from '../domain/subscription';
import { SubscriptionRepository } from '../persistence/subscription.repository';

const BATCH = 200;

/** Ends the trials whose time is over, each in its own transaction. */
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
    // A trial that cannot be ended waits for the next run and does not hold up the rest.
    const failed: string[] = [];
    for (;;) {
      const due = await this.uow.runPlatform('end trials whose time is over', () =>
        this.subscriptions.over(now, BATCH, failed),
      );
      for (const one of due) if (!(await this.hasEnded(one, now))) failed.push(one.id);
      if (due.length < BATCH) return;
    }
  }

  private async hasEnded({ id, organisationId }: { id: string; organisationId: string }, now: Date) {
    try {
      await this.uow.runFor(organisationId, () => this.end(id, now));
      return true;
    } catch (error) {
      this.logger.failure(error, `the trial of subscription ${id} could not be ended`);
      return false;
    }
  }

  private async end(id: string, now: Date): Promise<void> {
    const { status, isChanged, trialEnd } = await this.subscriptions.change(id, (row) => endTrial(row, now));
    // Another worker ended it, or it was extended or activated meanwhile.
    if (!isChanged || status !== 'EXPIRED') return;
    this.uow.emit(TrialEnded, id, { subscriptionId: id, trialEndDate: trialEnd.toISOString() });
  }
}
