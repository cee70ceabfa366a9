import { countClients, TOTAL_CAP, type ResultOf } from '@quillcare/contracts';
import { implement, PlatformReader } from '@quillcare/service-kit';
import { activeClientsSql } from '../persistence/live-clients.sql';

type ClientCount = ResultOf<typeof countClients>['items'][number];

const REASON = 'the list of practices shows how many clients each has';

const COUNTS = `
  select o.id as organisation_id, (select count(*)::int from (
           ${activeClientsSql('o.id')} limit ${TOTAL_CAP}) counted) as clients
    from unnest($1::uuid[]) as o (id)`;

export const CountClientsQuery = implement(countClients, [PlatformReader], (reader) => ({
  handle: async ({ body }) => ({
    items: await reader.rows<ClientCount>(REASON, 'crm.countClients', COUNTS, [body.organisationIds]),
  }),
}));
