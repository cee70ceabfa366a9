import {
  OrganisationAccessChanged,
  PracticeAccessChanged,
  type EventData,
  type EventEnvelope,
} from '@quillcare/contracts';
import { Consumes, UnitOfWork, type Consumer } from '@quillcare/service-kit';

// An event that is older than what is known changes nothing.
const NOTE = `update identity.organisation
    set access_version = $2, read_only_since = case when $3 then coalesce(read_only_since, $4) end
  where organisation_id = $1 and access_version < $2`;

/** Billing decides whether a practice is read-only; every session carries it from here. */
@Consumes(PracticeAccessChanged)
export class OnPracticeAccessChangedConsumer implements Consumer<typeof PracticeAccessChanged> {
  constructor(private readonly uow: UnitOfWork) {}

  async handle({ data }: EventEnvelope<EventData<typeof PracticeAccessChanged>>): Promise<void> {
    const { organisationId } = this.uow;
    const isReadOnly = data.access === 'READ_ONLY';
    const changed = await this.uow.execute(NOTE, [organisationId, data.version, isReadOnly, this.uow.now()]);
    if (changed === 1)
      this.uow.emit(OrganisationAccessChanged, organisationId, { organisationId, access: data.access });
  }
}
