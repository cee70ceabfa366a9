import { countQuotesOfClients, MOST_MAILED_QUOTES, type ResultOf } from '@quillcare/contracts';
import { implement, TenantReader } from '@quillcare/service-kit';

type Counted = ResultOf<typeof countQuotesOfClients>['items'][number];

// All versions of a quote count as one.
const COUNTS = `select client.id as client_id,
    (select count(distinct q.quote_number)::int from quoting.quote q
      where q.organisation_id = $1 and q.client_id = client.id and q.deleted_at is null) as quotes,
    (select count(*)::int from quoting.quote q join quoting.surgery_case c on c.organisation_id = $1 and c.quote_id = q.id
      where q.organisation_id = $1 and q.client_id = client.id and q.deleted_at is null and c.deleted_at is null) as cases,
    array(select q.id from quoting.quote q
      where q.organisation_id = $1 and q.client_id = client.id and q.deleted_at is null and q.mail_state is not null
      order by q.created_at desc limit ${MOST_MAILED_QUOTES}) as mailed_quote_ids
  from unnest($2::uuid[]) as client (id)`;

export const CountQuotesOfClientsQuery = implement(countQuotesOfClients, [TenantReader], (reader) => ({
  async handle({ body }) {
    const items = await reader.rows<Counted>('quoting.quotes_of_clients', COUNTS, [body.clientIds]);
    return { items };
  },
}));
