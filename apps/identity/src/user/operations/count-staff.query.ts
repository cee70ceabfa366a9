import { countStaff, TOTAL_CAP, type ResultOf } from '@quillcare/contracts';
import { Clock, implement, PlatformReader } from '@quillcare/service-kit';
import { takenPlaces } from '../persistence/taken-places.sql';

type Counted = ResultOf<typeof countStaff>['items'][number];

const REASON = 'billing shows the plan usage of each practice';

const COUNTS = `
  select o.id as organisation_id,
         (select count(*)::int from (${takenPlaces('o.id', '$2::timestamptz')} limit ${TOTAL_CAP}) counted) as users
    from unnest($1::uuid[]) as o (id)`;

export const CountStaffQuery = implement(countStaff, [PlatformReader, Clock], (reader, clock) => ({
  handle: async ({ body }) => ({
    items: await reader.rows<Counted>(REASON, 'identity.countStaff', COUNTS, [
      body.organisationIds,
      clock.now(),
    ]),
  }),
}));
