import { AppError, getSubscription, type InputOf, type Subscription } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { SubscriptionRepository } from '../persistence/subscription.repository';
import { subscriptionView } from './subscription-view';

@Implements(getSubscription)
export class GetSubscriptionQuery implements Handler<typeof getSubscription> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle(_input: InputOf<typeof getSubscription>): Promise<Subscription> {
    return this.uow.run(async () => {
      const row = await this.subscriptions.own();
      if (!row) throw new AppError('NOT_FOUND');
      return subscriptionView(row, await this.subscriptions.rates(), this.uow.now());
    });
  }
}
