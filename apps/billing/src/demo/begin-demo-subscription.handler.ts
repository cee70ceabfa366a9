import { beginDemoSubscription, TRIAL_DAYS, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { unpaid } from '../subscription/consumers/on-organisation-signed-up.consumer';
import { activate } from '../subscription/domain/subscription-terms';
import { trialFrom } from '../subscription/domain/trial';
import { SubscriptionRepository } from '../subscription/persistence/subscription.repository';

const DAY_MS = 86_400_000;

/** Whoever calls it lets it happen months ago; done once. */
@Implements(beginDemoSubscription)
export class BeginDemoSubscriptionHandler implements Handler<typeof beginDemoSubscription> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  handle({ body }: InputOf<typeof beginDemoSubscription>): Promise<ResultOf<typeof beginDemoSubscription>> {
    const { organisationId, plan, contact, isPaid } = body;
    return this.uow.runFor(organisationId, async () => {
      if (await this.subscriptions.exists()) return {};
      const now = this.uow.now();
      const { id } = await this.subscriptions.insert({
        plan,
        status: 'TRIALING',
        ...unpaid,
        ...trialFrom(isPaid ? new Date(now.getTime() - TRIAL_DAYS * DAY_MS) : now),
        contactName: contact.name,
        contactEmail: contact.email,
        businessNumber: contact.businessNumber,
      });
      if (isPaid) await this.subscriptions.change(id, (row, rates) => activate(row, plan, now, rates));
      return {};
    });
  }
}
