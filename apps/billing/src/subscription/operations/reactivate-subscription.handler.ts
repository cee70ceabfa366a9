import { reactivateSubscription, type InputOf, type Subscription } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { reactivate } from '../domain/subscription-terms';
import { OwnSubscription } from './own-subscription';

@Implements(reactivateSubscription)
export class ReactivateSubscriptionHandler implements Handler<typeof reactivateSubscription> {
  constructor(private readonly subscription: OwnSubscription) {}

  handle({ body }: InputOf<typeof reactivateSubscription>): Promise<Subscription> {
    return this.subscription.change(body.version, reactivate);
  }
}
