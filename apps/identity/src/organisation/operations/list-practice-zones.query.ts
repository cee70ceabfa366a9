import { listPracticeZones, type PracticeZone } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';

const REASON = 'jobs that run for each practice need to know all practices';

const SELECT_CHANGED = `
  select id as "organisationId", time_zone as "timeZone", is_active and deleted_at is null as "isActive"
    from identity.organisation
   where updated_at >= $1 and ($2::uuid is null or id > $2::uuid) order by id limit $3`;

export const ListPracticeZonesQuery = implementWith(
  listPracticeZones,
  { platform: REASON },
  [UnitOfWork],
  (uow) => ({
    async handle({ body }) {
      const { changedSince, afterId, limit } = body;
      const items = await uow.runPlatform(REASON, () =>
        uow.query<PracticeZone>(SELECT_CHANGED, [changedSince, afterId, limit]),
      );
      return { items };
    },
  }),
);
