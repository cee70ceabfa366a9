import { Injectable } from '@nestjs/common';
import { AppError, SubscriptionChanged, type Subscription } from '@quillcare/contracts';
import { UnitOfWork } from '@quillcare/service-kit';
import { SubscriptionRepository, type Decide } from '../persistence/subscription.repository';
import { subscriptionView } from './subscription-view';

/** Lets a practice's administrators change its subscription. */
@Injectable()
export class CurrentSubscription {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async change(version: number, decide: Decide): Promise<Subscription> {
    const own = await this.subscriptions.findCurrent();
    if (!own) throw new AppError('NOT_FOUND');
    const changed = await this.subscriptions.change(own.id, decide, { version });
    if (changed.isChanged) this.uow.emit(SubscriptionChanged, own.id, { subscriptionId: own.id });
    return subscriptionView(changed, await this.subscriptions.rates(), this.uow.now());
  }
}
