import { NonBillingChanged, OrganisationUpdated } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';

// Ignores events older than the stored state.
const NOTE = `update identity.organisation set non_billing_version = $2, is_non_billing = $3
  where organisation_id = $1 and non_billing_version < $2`;

/** Copies billing's decision whether a practice is billed, for the platform's lists of practices. */
export const OnNonBillingChangedConsumer = on(NonBillingChanged, [UnitOfWork], (uow) => ({
  async handle({ data }) {
    const { organisationId } = uow;
    const changed = await uow.execute(NOTE, [organisationId, data.version, data.isNonBilling]);
    if (changed === 1) uow.emit(OrganisationUpdated, organisationId, { organisationId });
  },
}));
