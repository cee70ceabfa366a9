import { Injectable } from '@nestjs/common';
import {
  NonBillingChanged,
  renewSubscriptions,
  SubscriptionActivated,
  SubscriptionChanged,
  TrialEnded,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { eachSafely, ProcessLogger, UnitOfWork, type ChangeOptions } from '@quillcare/service-kit';
import { BILLING_ZONE } from '../subscription/domain/subscription-terms';
import type { SubscriptionEntity } from '../subscription/persistence/subscription.entity';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';
import { endNonBilling, hasNonBillingEnded } from './domain/non-billing';
import { NonBillingRepository } from './persistence/non-billing.repository';

const BATCH = 200;

/** Resumes billing, by command or when the last day of non-billing has passed. */
@Injectable()
export class NonBillingEnd {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly nonBilling: NonBillingRepository,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  /** Resumes billing of practices whose last day has passed, each in its own transaction. */
  async endElapsed(now: Date): Promise<void> {
    const today = todayIn(now, BILLING_ZONE);
    const failed: string[] = [];
    for (;;) {
      const over = await this.uow.runPlatform('practices whose last day without charges is over', () =>
        this.nonBilling.findEnded(today, BATCH, failed),
      );
      const failures = await eachSafely(
        over,
        ({ id, organisationId }) =>
          this.uow.runFor(organisationId, async () => {
            // Another worker may have been faster, or non-billing was extended in the meantime.
            const row = await this.subscriptions.find(id, { lock: true });
            if (row && hasNonBillingEnded(row, today)) await this.end(id, now);
          }),
        { job: renewSubscriptions, logger: this.logger, nameOf: ({ id }) => `subscription ${id}` },
      );
      failed.push(...failures.map(({ id }) => id));
      if (over.length < BATCH) return;
    }
  }

  /** Call it in the practice's transaction. */
  async end(id: string, now: Date, options: ChangeOptions = {}): Promise<SubscriptionEntity> {
    let before: SubscriptionEntity['status'] | undefined;
    const row = await this.subscriptions.change(
      id,
      (found, rates) => {
        before = found.status;
        return endNonBilling(found, now, rates);
      },
      options,
    );
    await this.nonBilling.recordEvent(['DISABLED'], row, options.reason ?? row.notBilledReason);
    this.uow.emit(NonBillingChanged, id, { isNonBilling: false, version: row.version });
    this.emitEnded(row, before);
    return row;
  }

  private emitEnded(
    { id, status, plan, trialEnd }: SubscriptionEntity,
    before?: SubscriptionEntity['status'],
  ): void {
    const isOver = before === 'TRIALING' && status === 'EXPIRED';
    if (isOver) this.uow.emit(TrialEnded, id, { subscriptionId: id, trialEndDate: trialEnd.toISOString() });
    else if (status === 'ACTIVE' && before !== 'ACTIVE')
      this.uow.emit(SubscriptionActivated, id, { subscriptionId: id, plan });
    else this.uow.emit(SubscriptionChanged, id, { subscriptionId: id });
  }
}
