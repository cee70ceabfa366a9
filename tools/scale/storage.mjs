// Measures the disk space of a client and a quote, with indexes and related rows: history, mails, calls, audit.
import pg from 'pg';

const MEBIBYTE = 2 ** 20;
const LARGEST = 12;

export async function measureStorage(databaseUrl) {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    const { rows: tables } = await owner.query(
      `select schemaname || '.' || relname as name, n_live_tup::int as rows, pg_table_size(relid)::float8 as bytes,
         pg_indexes_size(relid)::float8 as indexes
         from pg_stat_user_tables where n_live_tup > 0 order by pg_total_relation_size(relid) desc`,
    );
    const { rows: counted } = await owner.query(
      'select (select count(*) from crm.client)::int as clients, (select count(*) from quoting.quote)::int as quotes',
    );
    const [{ clients, quotes }] = counted;
    const of = (wanted) =>
      tables.filter(({ name }) => wanted(name)).reduce((sum, { bytes, indexes }) => sum + bytes + indexes, 0);
    const own = of((name) => name === 'crm.client');
    const audit = of((name) => name.startsWith('audit.'));
    const rest = of((name) => name !== 'crm.client' && !name.startsWith('audit.'));
    return [
      '| table | rows | data | indexes | bytes a row |',
      '| --- | --- | --- | --- | --- |',
      ...tables
        .slice(0, LARGEST)
        .map(
          ({ name, rows, bytes, indexes }) =>
            `| ${name} | ${rows.toLocaleString('en')} | ${(bytes / MEBIBYTE).toFixed(1)} MiB | ${(indexes / MEBIBYTE).toFixed(1)} MiB | ${Math.round((bytes + indexes) / rows).toLocaleString('en')} |`,
        ),
      '',
      `${clients.toLocaleString('en')} clients, ${quotes.toLocaleString('en')} quotes: a client takes ${Math.round(own / clients).toLocaleString('en')} bytes; a quote with its versions, document, link, mails, calls and case ${Math.round(rest / quotes).toLocaleString('en')}, its audit entries and those of its client ${Math.round(audit / quotes).toLocaleString('en')}.`,
    ];
  } finally {
    await owner.end();
  }
}
