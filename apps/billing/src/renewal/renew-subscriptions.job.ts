import { renewSubscriptions, SubscriptionChanged } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { eachSafely, ProcessLogger, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { ExpiredRates } from '../discount-rate/expired-rates';
import { NonBillingEnd } from '../non-billing/non-billing-end';
import { BILLING_ZONE, renew } from '../subscription/domain/subscription-terms';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';

const BATCH = 200;

/** Starts the next period of subscriptions whose current one is over, each in its own transaction. */
@Processes(renewSubscriptions)
export class RenewSubscriptionsJob implements JobHandler<typeof renewSubscriptions> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly rates: ExpiredRates,
    private readonly nonBilling: NonBillingEnd,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const now = this.uow.now();
    await this.rates.expireDue(now);
    await this.nonBilling.endElapsed(now);
    // A failed renewal is retried in the next run and does not hold up the rest.
    const failed: string[] = [];
    for (;;) {
      const due = await this.uow.runPlatform('start the next period of subscriptions', () =>
        this.subscriptions.due(todayIn(now, BILLING_ZONE), BATCH, failed),
      );
      const failures = await eachSafely(
        due,
        ({ id, organisationId }) => this.uow.runFor(organisationId, () => this.renew(id, now)),
        { job: renewSubscriptions, logger: this.logger, nameOf: ({ id }) => `subscription ${id}` },
      );
      failed.push(...failures.map(({ id }) => id));
      if (due.length < BATCH) return;
    }
  }

  private async renew(id: string, now: Date): Promise<void> {
    const { isChanged } = await this.subscriptions.change(id, (row, rates) => renew(row, now, rates));
    // Another worker was faster.
    if (isChanged) this.uow.emit(SubscriptionChanged, id, { subscriptionId: id });
  }
}
