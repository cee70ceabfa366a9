// The floor: a bare Fastify + pg handler with the product's own SQL (writes with an audit row), but no session,
// permission, row-level security, parsing or events. Every figure of the product is a share of what this reaches in the same run.
import Fastify from 'fastify';
import pg from 'pg';
import { randomUUID } from 'node:crypto';

const COLUMNS = `id, version, created_at, updated_at, first_name, last_name, email, phone, secondary_phone, date_of_birth, is_vip, notes,
  street_address, city, suburb, state, postcode, is_duplicate_flag, duplicate_of`;
const LIST_COLUMNS = 'id, version, created_at, updated_at, first_name, last_name, email, phone, date_of_birth, is_vip, suburb, state, is_duplicate_flag';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });
const organisation = process.env.BENCH_ORGANISATION;
const app = Fastify();

app.get('/clients/:id', async (request) => {
  const { rows } = await pool.query(`select ${COLUMNS} from crm.client where organisation_id = $1 and id = $2 and deleted_at is null`, [organisation, request.params.id]);
  return rows[0];
});

app.get('/clients', async (request) => {
  const { state, limit } = request.query;
  const where = 'organisation_id = $1 and deleted_at is null and state = $2';
  const [page, total] = await Promise.all([
    pool.query(`select ${LIST_COLUMNS} from crm.client where ${where} order by sort_name, id limit $3`, [organisation, state, Number(limit) + 1]),
    pool.query(`select count(*) as total from (select 1 from crm.client where ${where} limit 10001) counted`, [organisation, state]),
  ]);
  return { items: page.rows.slice(0, Number(limit)), total: Number(total.rows[0].total) };
});

app.post('/clients', async (request, reply) => {
  const { firstName, lastName, email, phone } = request.body;
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query(
      `insert into crm.client (id, organisation_id, first_name, last_name, email, phone, search_key, sort_name) values ($1,$2,$3,$4,$5,$6,$7,$8) returning ${COLUMNS}`,
      [randomUUID(), organisation, firstName, lastName, email, phone, `${firstName} ${lastName} ${email}`.toLowerCase(), lastName.toLowerCase()],
    );
    await client.query('insert into bench.audit_row (id, organisation_id, payload) values ($1, $2, $3)', [randomUUID(), organisation, JSON.stringify(request.body)]);
    await client.query('commit');
    return reply.status(201).send(rows[0]);
  } finally {
    client.release();
  }
});

await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.stdout.write('floor is ready\n');
