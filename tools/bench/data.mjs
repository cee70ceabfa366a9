// The floor's tables, and a file of clients to import.
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
