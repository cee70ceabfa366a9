// What tenancy costs by itself: the same list by the same handler, once as the tables' owner, whom no policy concerns, and
// once as the service's role, bound to the organisation in the product's way.
import pg from 'pg';
import { clientList } from './floor-statements.mjs';

/** As the product does: all messages go out together and are one round trip. */
async function pipelined(pool, messages) {
  const client = await pool.connect();
  try {
    return await Promise.all(messages.map((message) => client.query(message)));
  } finally {
    client.release();
  }
}

/** Named as the product names them, so that both sides are prepared once a connection. */
function clientStatements(organisation, query) {
  const { page, total } = clientList(organisation, query);
  return [
    { name: 'clients', ...page },
    { name: 'clients_total', ...total },
  ];
}

const answer = ([found, counted], limit) => ({
  items: found.rows.slice(0, limit),
  total: Number(counted.rows[0].total),
});

export function registerTenancy(app, { owner, service, organisation }) {
  const poolOf = (connectionString) => new pg.Pool({ connectionString, max: 12, pipeline: true });
  const [free, bound] = [poolOf(owner), poolOf(service)];
  const begin = `begin read only;select set_config('app.organisation_id','${organisation}',true),set_config('app.platform_scope','',true)`;
  app.get('/tenancy/free/clients', async ({ query }) => {
    const results = await pipelined(free, clientStatements(organisation, query));
    return answer(results, Number(query.limit));
  });
  app.get('/tenancy/bound/clients', async ({ query }) => {
    const messages = [begin, ...clientStatements(organisation, query), 'commit'];
    const [, ...results] = await pipelined(bound, messages);
    return answer(results, Number(query.limit));
  });
}
