// The floor: a bare Fastify + pg handler with the product's own SQL (writes with an audit row), but without sessions,
// permissions, row-level security, parsing or events. Every figure of the product is a share of what the floor reaches in the
// same run.
import Fastify from 'fastify';
import pg from 'pg';
import { createHash, randomUUID } from 'node:crypto';
import { registerTenancy } from './floor-tenancy.mjs';
import { clientList, clientSearch, COLUMNS, linkedQuote, quoteList, searchBox } from './floor-statements.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const organisation = process.env.BENCH_ORGANISATION;
const app = Fastify();

/** Reads the page and its total over two connections. */
async function pageAndTotal({ page, total }, limit) {
  const [found, counted] = await Promise.all([pool.query(page), pool.query(total)]);
  return { items: found.rows.slice(0, limit), total: Number(counted.rows[0].total) };
}

app.get('/clients/:id', async (request) => {
  const { rows } = await pool.query(
    `select ${COLUMNS} from crm.client where organisation_id = $1 and id = $2 and deleted_at is null`,
    [organisation, request.params.id],
  );
  return rows[0];
});

app.get('/clients', ({ query }) => pageAndTotal(clientList(organisation, query), Number(query.limit)));

app.get('/clients-without-total', async ({ query }) => {
  const { rows } = await pool.query(clientList(organisation, query).page);
  return { items: rows.slice(0, Number(query.limit)) };
});

app.get('/clients-search', ({ query }) =>
  pageAndTotal(clientSearch(organisation, query), Number(query.limit)),
);

app.get('/search-box', async ({ query }) => (await pool.query(searchBox(organisation, query))).rows);

app.get('/quotes', ({ query }) => pageAndTotal(quoteList(organisation, query), Number(query.limit)));

app.get('/public/quotes/:token', async ({ params }) => {
  const { rows } = await pool.query(
    linkedQuote(createHash('sha256').update(params.token, 'ascii').digest('hex')),
  );
  return { state: 'identify', practice: JSON.parse(rows[0].canonical_json).practice };
});

app.post('/clients', async (request, reply) => {
  const { firstName, lastName, email, phone } = request.body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `insert into crm.client (id, organisation_id, first_name, last_name, email, phone, search_key, sort_name) values ($1,$2,$3,$4,$5,$6,$7,$8) returning ${COLUMNS}`,
      [
        randomUUID(),
        organisation,
        firstName,
        lastName,
        email,
        phone,
        `${firstName} ${lastName} ${email}`.toLowerCase(),
        lastName.toLowerCase(),
      ],
    );
    await client.query('insert into bench.audit_row (id, organisation_id, payload) values ($1, $2, $3)', [
      randomUUID(),
      organisation,
      JSON.stringify(request.body),
    ]);
    await client.query('commit');
    return reply.status(201).send(rows[0]);
  } finally {
    client.release();
  }
});

if (process.env.BOUND_DATABASE_URL)
  registerTenancy(app, {
    owner: process.env.DATABASE_URL,
    service: process.env.BOUND_DATABASE_URL,
    organisation,
  });

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.stdout.write('floor is ready\n');
