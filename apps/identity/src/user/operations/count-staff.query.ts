import { countStaff, TOTAL_CAP, type ResultOf } from '@quillcare/contracts';
import { Clock, implement, PlatformReader } from '@quillcare/service-kit';
import { countedUsers } from '../persistence/counted-users.sql';

type StaffCount = ResultOf<typeof countStaff>['items'][number];

const REASON = 'billing shows the plan usage of each practice';

const COUNTS = `
  select o.id as organisation_id,
         (select count(*)::int from (${countedUsers('o.id', '$2::timestamptz')} limit ${TOTAL_CAP}) counted) as users
    from unnest($1::uuid[]) as o (id)`;

export const CountStaffQuery = implement(countStaff, [PlatformReader, Clock], (reader, clock) => ({
  handle: async ({ body }) => ({
    items: await reader.rows<StaffCount>(REASON, 'identity.countStaff', COUNTS, [
      body.organisationIds,
      clock.now(),
    ]),
  }),
}));
