// Benchmark data: one practice with many clients, written by the owner in one statement.
import pg from 'pg';

export async function onDatabase(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

// 8,000 of 100,000 clients are in NSW. Lists count to 10,000 at most, and the floor and the product must count the same rows.
const STATES = `case when n % 25 < 2 then 'NSW' else (array['VIC','QLD','WA','SA','TAS','ACT','NT'])[1 + n % 7] end`;

/** Inserts `count` clients of one organisation. Their names are not in the order of creation. */
export async function seedClients(database, organisationId, count) {
  await database.query(
    `insert into crm.client (id, organisation_id, created_at, updated_at, first_name, last_name, email, phone, date_of_birth, is_vip, state, postcode, search_key, sort_name)
     select gen_random_uuid(), $1, now() - n * interval '1 second', now() - n * interval '1 second', 'First' || n, 'Last' || (n * 7919 % $2), 'c' || n || '@bench.example',
       '+61412' || lpad(n::text, 6, '0'), date '1950-01-01' + (n % 20000), n % 50 = 0, ${STATES}, '2000',
       'first' || n || ' last' || (n * 7919 % $2) || ' c' || n || '@bench.example', 'last' || lpad((n * 7919 % $2)::text, 7, '0') || ' first' || n
     from generate_series(1, $2::int) n`,
    [organisationId, count],
  );
  await database.query('analyze crm.client');
}

export async function prepareFloor(database) {
  await database.query('create schema bench');
  await database.query(
    'create table bench.audit_row (id uuid primary key, organisation_id uuid not null, payload jsonb not null, created_at timestamptz not null default now())',
  );
  await database.query(
    'create table bench.copied (first_name text, last_name text, email text, phone text, date_of_birth date, state text, postcode text)',
  );
}

/** A CSV file as practices upload it, as text. People are numbered from `first`, and no two are alike. */
export function clientCsv(count, first = 1) {
  const lines = ['First Name,Last Name,Email,Phone,Date of Birth,State,Postcode'];
  for (let n = first; n < first + count; n += 1) {
    lines.push(
      `First${n},"Last, ${n}",import${n}@bench.example,04${String(10_000_000 + n)},${1 + (n % 28)}/${1 + (n % 12)}/19${50 + (n % 50)},NSW,2000`,
    );
  }
  return `${lines.join('\r\n')}\r\n`;
}
