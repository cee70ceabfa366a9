import { countClients, TOTAL_CAP, type ResultOf } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';
import { liveClients } from '../persistence/live-clients.sql';

type Counted = ResultOf<typeof countClients>['items'][number];

const REASON = 'the list of practices shows how many clients each has';

const COUNTS = `
  select o.id as organisation_id, (select count(*)::int from (
           ${liveClients('o.id')} limit ${TOTAL_CAP}) counted) as clients
    from unnest($1::uuid[]) as o (id)`;

export const CountClientsQuery = implement(countClients, [PlatformReader], (reader) => ({
  handle: async ({ body }) => ({
    items: await reader.rows<Counted>(REASON, 'crm.countClients', COUNTS, [body.organisationIds]),
  }),
}));
