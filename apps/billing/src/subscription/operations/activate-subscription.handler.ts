import {
  activateSubscription,
  SubscriptionActivated,
  type InputOf,
  type PracticeSubscription,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { activate } from '../domain/subscription-terms';
import { PracticeSubscriptions } from './practice-subscriptions';

@Implements(activateSubscription, { platform: 'a super admin lets a practice go on with a plan' })
export class ActivateSubscriptionHandler implements Handler<typeof activateSubscription> {
  constructor(
    private readonly subscriptions: PracticeSubscriptions,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ params, body }: InputOf<typeof activateSubscription>): Promise<PracticeSubscription> {
    const { version, reason, plan } = body;
    return this.subscriptions.change(
      params.id,
      (row, rates) => activate(row, plan, this.uow.now(), rates),
      { version, reason },
      ({ id }) => this.uow.emit(SubscriptionActivated, id, { subscriptionId: id, plan }),
    );
  }
}
