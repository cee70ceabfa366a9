import {
  OrganisationPlanChanged,
  PracticePlanChanged,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';

// An event that is older than what is known changes nothing.
const NOTE = `update identity.organisation set plan = $3, plan_version = $2
  where organisation_id = $1 and plan_version < $2`;

/** Billing decides which plan is in force; every service learns from here what the practice is entitled to. */
@Consumes(PracticePlanChanged)
export class OnPracticePlanChangedConsumer implements Consumer<typeof PracticePlanChanged> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle({ data }: EventEnvelope<EventData<typeof PracticePlanChanged>>): Promise<void> {
    const { organisationId } = this.uow;
    const { plan, version } = data;
    if ((await this.uow.execute(NOTE, [organisationId, version, plan])) === 1)
      this.uow.emit(OrganisationPlanChanged, organisationId, { organisationId, plan });
  }
}
