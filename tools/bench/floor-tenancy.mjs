// The cost of row-level security alone: the same list by the same handler, as the superuser, who bypasses all policies, and as
// the service's role, restricted to the organisation as in the product.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import pg from 'pg';
import { dist } from '../build/sources.mjs';
import { clientList } from './floor-statements.mjs';

const load = createRequire(import.meta.url);
const { bindTransaction } = load(join(dist, 'libs', 'service-kit', 'src', 'persistence', 'scope.js'));

/** Sends all statements together, in one round trip. */
async function pipelined(pool, send) {
  const client = await pool.connect();
  try {
    return await Promise.all(send(client));
  } finally {
    client.release();
  }
}

/** Named statements, so that both sides prepare them once per connection. */
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
  const scope = { organisationId: organisation, platform: null };
  app.get('/tenancy/free/clients', async ({ query }) => {
    const statements = clientStatements(organisation, query);
    const results = await pipelined(free, (client) => statements.map((statement) => client.query(statement)));
    return answer(results, Number(query.limit));
  });
  app.get('/tenancy/bound/clients', async ({ query }) => {
    const statements = [...clientStatements(organisation, query), 'commit'];
    const [, , ...results] = await pipelined(bound, (client) => [
      client.query('begin read only'),
      bindTransaction(client, scope),
      ...statements.map((statement) => client.query(statement)),
    ]);
    return answer(results, Number(query.limit));
  });
}
