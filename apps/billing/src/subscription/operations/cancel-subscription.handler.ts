import { cancelSubscription, type InputOf, type Subscription } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { cancel } from '../domain/subscription-terms';
import { OwnSubscription } from './own-subscription';

@Implements(cancelSubscription)
export class CancelSubscriptionHandler implements Handler<typeof cancelSubscription> {
  constructor(private readonly subscription: OwnSubscription) {}

  handle({ body }: InputOf<typeof cancelSubscription>): Promise<Subscription> {
    return this.subscription.change(body.version, cancel);
  }
}
