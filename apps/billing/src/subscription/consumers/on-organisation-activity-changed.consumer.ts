import {
  OrganisationActivityChanged,
  SubscriptionActivated,
  SubscriptionChanged,
  TrialEnded,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { pause, unpause } from '../domain/pause';
import { SubscriptionRepository } from '../persistence/subscription.repository';

type Changed = EventEnvelope<EventData<typeof OrganisationActivityChanged>>;

/** A deactivated practice is not charged for the time; an event that is older than what is known changes nothing. */
@Consumes(OrganisationActivityChanged)
export class OnOrganisationActivityChangedConsumer implements Consumer<typeof OrganisationActivityChanged> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ data: { isActive, version } }: Changed): Promise<void> {
    const own = await this.subscriptions.own({ lock: true });
    if (!own || !(await this.subscriptions.isNews(own.id, version))) return;
    const now = this.uow.now();
    const { id, status, trialEnd, plan } = await this.subscriptions.change(own.id, (row, rates) =>
      isActive ? unpause(row, now, rates) : pause(row, now),
    );
    this.uow.emit(SubscriptionChanged, id, { subscriptionId: id });
    if (own.status !== 'TRIALING' || status === 'TRIALING') return;
    if (status === 'ACTIVE') this.uow.emit(SubscriptionActivated, id, { subscriptionId: id, plan });
    else this.uow.emit(TrialEnded, id, { subscriptionId: id, trialEndDate: trialEnd.toISOString() });
  }
}
