// Kills a worker during a large import. Another process resumes it, and every row must be stored once.
import { clientCsv } from '../bench/data.mjs';
import { atMost, exactly, told } from './result.mjs';

const PATIENCE_MS = 180_000;
const RUN = `select total, successful, failed, skipped, status from import.import_run where id = $1`;
const STORED = `select count(*)::int as rows, count(distinct email)::int as addresses from crm.client where organisation_id = $1`;

async function upload(practice, rows) {
  const form = new FormData();
  form.set('entityType', 'clients');
  form.set('duplicateStrategy', 'skip');
  form.set('again', 'true');
  form.set('file', new Blob([clientCsv(rows)], { type: 'text/csv' }), 'clients.csv');
  const headers = practice.headers();
  const answer = await fetch(`${practice.origin}/api/imports`, { method: 'POST', headers, body: form });
  if (answer.status !== 202)
    throw new Error(`The import was refused: ${answer.status} ${await answer.text()}`);
  return (await answer.json()).id;
}

export async function killedImport({ fleet, database }, practice, rows) {
  const { organisationId } = practice.entry;
  const id = await upload(practice, rows);
  const until = (condition, ...params) =>
    database.untilRow(`${RUN} and ${condition}`, [id, ...params], Date.now() + PATIENCE_MS);
  if (!(await until('total > $2', rows / 5))) throw new Error('The import did not begin.');
  const worker = fleet.process('import-worker');
  await worker.kill();
  const killedAt = Date.now();
  const [left] = await database.query(RUN, [id]);
  await worker.start();
  const resumedAfter = (await until('total > $2', left.total)) ? Date.now() - killedAt : null;
  const run = (await until(`status not in ('QUEUED', 'RUNNING')`)) ?? left;
  const [stored] = await database.query(STORED, [organisationId]);
  const name = `Worker killed in an import of ${rows.toLocaleString('en')}`;
  return [
    told(`${name}: rows stored when it was killed`, left.total),
    atMost(`${name}: continues after`, resumedAfter, 30_000, 'ms'),
    exactly(`${name}: rows`, stored.rows, rows),
    exactly(`${name}: different addresses among them`, stored.addresses, rows),
    exactly(`${name}: rows counted as read`, run.total, rows),
    exactly(`${name}: rows counted as stored`, run.successful, rows),
    exactly(`${name}: status`, run.status, 'COMPLETED'),
  ];
}
