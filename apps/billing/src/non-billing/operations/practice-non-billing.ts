import { Injectable } from '@nestjs/common';
import {
  AppError,
  NonBillingChanged,
  SubscriptionChanged,
  type NonBillingAction,
  type NonBillingOrganisation,
} from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import { PracticeNames } from '../../discount-rate/operations/practice-names';
import { BILLING_ZONE } from '../../subscription/domain/subscription-terms';
import type { SubscriptionEntity } from '../../subscription/persistence/subscription.entity';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import type { NonBillingTerms } from '../domain/non-billing';
import { NonBillingRepository } from '../persistence/non-billing.repository';

type Decide = (row: SubscriptionEntity, terms: NonBillingTerms, today: string) => NonBillingAction[];

/** Lets platform administrators exempt practices from billing. */
@Injectable()
export class PracticeNonBilling {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly nonBilling: NonBillingRepository,
    private readonly names: PracticeNames,
    private readonly uow: UnitOfWork,
  ) {}

  /** Returns the practice's name; throws if it does not exist. Use it in `prepare`. */
  async nameOf(organisationId: string): Promise<string> {
    const name = await this.names.nameOf(organisationId);
    if (name === null) throw new AppError('NOT_FOUND');
    return name;
  }

  /** Enables non-billing or changes its terms, in a transaction of the practice. */
  change(
    organisationId: string,
    { version, ...terms }: NonBillingTerms & { version: number },
    decide: Decide,
  ): Promise<SubscriptionEntity> {
    return this.uow.runFor(organisationId, async () => {
      const { id } = await this.getSubscription();
      let actions: NonBillingAction[] = [];
      const today = todayIn(this.uow.now(), BILLING_ZONE);
      const row = await this.subscriptions.change(
        id,
        (found) => {
          actions = decide(found, terms, today);
        },
        { version, reason: terms.reason },
      );
      await this.nonBilling.recordEvent(actions, row);
      if (row.isChanged) this.uow.emit(SubscriptionChanged, id, { subscriptionId: id });
      if (actions.includes('ENABLED'))
        this.uow.emit(NonBillingChanged, id, { isNonBilling: true, version: row.version });
      return row;
    });
  }

  async getSubscription(): Promise<SubscriptionEntity> {
    const found = await this.subscriptions.findCurrent();
    if (!found) throw new AppError('NOT_FOUND');
    return found;
  }
}

export function nonBillingView(row: SubscriptionEntity, organisationName: string): NonBillingOrganisation {
  const { id, version, organisationId, isNotBilled, notBilledSince, plan, status } = row;
  if (notBilledSince === null) throw new AppError('NOT_FOUND');
  return {
    id,
    version,
    organisationId,
    organisationName,
    plan,
    status,
    isNonBilling: isNotBilled,
    since: notBilledSince,
    lastDay: row.notBilledUntil,
    reason: row.notBilledReason ?? '',
  };
}
