import { OrganisationPlanChanged, PracticePlanChanged } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';

// Ignores events older than the stored state.
const NOTE = `update identity.organisation set plan = $3, plan_version = $2
  where organisation_id = $1 and plan_version < $2`;

/** Copies the plan billing decides on and announces it, so that every service knows what the practice is entitled to. */
export const OnPracticePlanChangedConsumer = on(PracticePlanChanged, [UnitOfWork], (uow) => ({
  async handle({ data }) {
    const { organisationId } = uow;
    const { plan, version } = data;
    if ((await uow.execute(NOTE, [organisationId, version, plan])) === 1)
      uow.emit(OrganisationPlanChanged, organisationId, { organisationId, plan });
  },
}));
