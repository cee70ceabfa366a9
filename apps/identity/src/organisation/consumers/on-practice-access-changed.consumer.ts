import { OrganisationAccessChanged, PracticeAccessChanged } from '@quillcare/contracts';
import { on, UnitOfWork } from '@quillcare/service-kit';

// Ignores events older than the stored state.
const NOTE = `update identity.organisation
    set access_version = $2, read_only_since = case when $3 then coalesce(read_only_since, $4) end
  where organisation_id = $1 and access_version < $2`;

/** Copies billing's decision whether a practice is read-only, so that every session carries it. */
export const OnPracticeAccessChangedConsumer = on(PracticeAccessChanged, [UnitOfWork], (uow) => ({
  async handle({ data }) {
    const { organisationId } = uow;
    const isReadOnly = data.access === 'READ_ONLY';
    const changed = await uow.execute(NOTE, [organisationId, data.version, isReadOnly, uow.now()]);
    if (changed === 1)
      uow.emit(OrganisationAccessChanged, organisationId, { organisationId, access: data.access });
  },
}));
