// One migrated and filled database per data set.
import pg from 'pg';
import { onDatabase } from '../bench/data.mjs';
import { run } from '../run/preflight.mjs';
import { LAUNCHER } from '../run/product.mjs';
import { adminEmail } from '../seed/practice-names.mjs';
import { seedDatabase } from '../seed/run.mjs';
import { middleOf } from '../seed/shares.mjs';

export const SEED = 'load';
const ORGANISATIONS = 200;
const DAY_MS = 86_400_000;

const withName = (url, name) => {
  const changed = new URL(url);
  changed.pathname = `/${name}`;
  return changed.toString();
};

/** The measured practices: the one with a quarter of all clients, and the median one. */
export const LARGEST = adminEmail(SEED, 0);
export const MIDDLE = adminEmail(SEED, middleOf(ORGANISATIONS));
/** Staff of all practices, for signing in. */
export const EVERYBODY = Array.from({ length: ORGANISATIONS }, (_, index) => adminEmail(SEED, index));

/** The environment of a product that uses the database of this name. */
function environmentOf(environment, databaseName) {
  const DATABASE_URL = withName(environment.DATABASE_URL, databaseName);
  return { ...environment, DATABASE_URL, NAMESPACE: databaseName, LOG_LEVEL: 'warn' };
}

/** Copies a database that nobody has used yet, which takes a fraction of the time of filling another one. */
export async function copyDatabase({ environment, name, from }) {
  const [copy, original] = [name, from].map((one) => pg.escapeIdentifier(`load_${one}`));
  await onDatabase(environment.DATABASE_URL, (owner) =>
    owner.query(`create database ${copy} template ${original}`),
  );
  return { environment: environmentOf(environment, `load_${name}`) };
}

/** Migrates and fills a new database. Returns the environment of a product that uses it. */
export async function prepareDatabase({ environment, name, clients, print }) {
  const databaseName = `load_${name}`;
  await onDatabase(environment.DATABASE_URL, (owner) =>
    owner.query(`create database ${pg.escapeIdentifier(databaseName)}`),
  );
  const own = environmentOf(environment, databaseName);
  const { DATABASE_URL } = own;
  const code = await run(process.execPath, [LAUNCHER, '--migrate-only'], own);
  if (code !== 0) throw new Error(`The migrations of ${databaseName} ended with code ${code}.`);
  const now = new Date(Math.floor(Date.now() / DAY_MS) * DAY_MS);
  const data = { databaseUrl: DATABASE_URL, clients, organisations: ORGANISATIONS, seed: SEED, now };
  const { counts, seconds } = await seedDatabase({ ...data, log: () => {} });
  const rows = [...counts.values()].reduce((sum, count) => sum + count, 0);
  print(`${name}: ${rows.toLocaleString('en')} rows in ${seconds.toFixed(0)} s`);
  return { environment: own, seconds, rows };
}

/** Ids in the largest practice, for requests. */
export function factsOf(databaseUrl) {
  return onDatabase(databaseUrl, async (database) => {
    const { rows } = await database.query('select organisation_id from identity."user" where email = $1', [
      LARGEST,
    ]);
    const organisationId = rows[0].organisation_id;
    const idOf = async (sql) => (await database.query(sql, [organisationId])).rows[0].id;
    return {
      organisationId,
      clientId: await idOf('select id from crm.client where organisation_id = $1 order by id limit 1'),
      sentQuoteId: await idOf(
        `select id from quoting.quote where organisation_id = $1 and status = 'SENT' order by id limit 1`,
      ),
    };
  });
}
