import { OrganisationSignedUp, TrialStarted, type EventData, type EventEnvelope } from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';
import { trialFrom } from '../domain/trial';
import { SubscriptionRepository } from '../persistence/subscription.repository';

/** A trial is not paid for, and nobody has said what follows. */
export const unpaid = {
  cycle: 'MONTHLY' as const,
  remindedDays: null,
  anchor: null,
  periodStart: null,
  periodEnd: null,
  asOf: null,
  suspendsOn: null,
  renews: false,
  pausedSince: null,
  nextPlan: null,
  nextCycle: null,
  periodRate: null,
  isNotBilled: false,
  notBilledSince: null,
  notBilledUntil: null,
  notBilledReason: null,
  contactName: null,
  contactEmail: null,
  businessNumber: null,
};

@Consumes(OrganisationSignedUp)
export class OnOrganisationSignedUpConsumer implements Consumer<typeof OrganisationSignedUp> {
  constructor(
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle(event: EventEnvelope<EventData<typeof OrganisationSignedUp>>): Promise<void> {
    // The demonstration practice subscribed months ago.
    if (event.data.isDemonstration || (await this.subscriptions.exists())) return;
    const trial = trialFrom(new Date(event.time));
    const subscription = await this.subscriptions.insert({
      plan: event.data.plan,
      status: 'TRIALING',
      ...unpaid,
      ...trial,
    });
    this.uow.emit(TrialStarted, subscription.id, {
      subscriptionId: subscription.id,
      trialEndDate: trial.trialEnd.toISOString(),
    });
  }
}
