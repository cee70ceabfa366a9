import { Injectable } from '@nestjs/common';
import { AppError, SubscriptionChanged, type Subscription } from '@quillcare/contracts';
import type { PlanCharge } from '@quillcare/rules';
import { UnitOfWork } from '@quillcare/service-kit';
import type { SubscriptionEntity } from '../persistence/subscription.entity';
import { SubscriptionRepository } from '../persistence/subscription.repository';
import { subscriptionView } from './subscription-view';

/** The subscription of the transaction's practice, as its administrators change it. */
@Injectable()
export class OwnSubscription {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async change(
    version: number,
    decide: (row: SubscriptionEntity) => readonly PlanCharge[] | void,
  ): Promise<Subscription> {
    const own = await this.subscriptions.own();
    if (!own) throw new AppError('NOT_FOUND');
    const changed = await this.subscriptions.change(own.id, decide, { version });
    if (changed.isChanged) this.uow.emit(SubscriptionChanged, own.id, { subscriptionId: own.id });
    return subscriptionView(changed, this.uow.now());
  }
}
