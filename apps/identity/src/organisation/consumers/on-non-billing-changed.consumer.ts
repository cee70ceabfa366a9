import {
  NonBillingChanged,
  OrganisationUpdated,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';

// An event that is older than what is known changes nothing.
const NOTE = `update identity.organisation set non_billing_version = $2, is_non_billing = $3
  where organisation_id = $1 and non_billing_version < $2`;

/** Billing decides whether a practice is billed; the lists of practices show it from here. */
@Consumes(NonBillingChanged)
export class OnNonBillingChangedConsumer implements Consumer<typeof NonBillingChanged> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle({ data }: EventEnvelope<EventData<typeof NonBillingChanged>>): Promise<void> {
    const { organisationId } = this.uow;
    const changed = await this.uow.execute(NOTE, [organisationId, data.version, data.isNonBilling]);
    if (changed === 1) this.uow.emit(OrganisationUpdated, organisationId, { organisationId });
  }
}
