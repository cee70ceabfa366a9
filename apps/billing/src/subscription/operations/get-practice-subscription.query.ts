import { getPracticeSubscription, type InputOf, type PracticeSubscription } from '@quillcare/contracts';
import { Implements, type Handler } from '@quillcare/service-kit';
import { PracticeSubscriptions } from './practice-subscriptions';

@Implements(getPracticeSubscription)
export class GetPracticeSubscriptionQuery implements Handler<typeof getPracticeSubscription> {
  constructor(private readonly subscriptions: PracticeSubscriptions) {}

  handle({ params }: InputOf<typeof getPracticeSubscription>): Promise<PracticeSubscription> {
    return this.subscriptions.read(params.id);
  }
}
