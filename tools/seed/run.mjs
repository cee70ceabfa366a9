// Fills a migrated database with practices, clients and quotes, with one batch in memory at a time.
import pg from 'pg';
import { seeded } from '../chaos/random.mjs';
import { clientRow } from './client.mjs';
import { Batch } from './copy.mjs';
import { identity, quoting } from './domain.mjs';
import { idAt } from './ids.mjs';
import { quoteHistory } from './quote-history.mjs';
import { adminEmail } from './practice-names.mjs';
import { addPractice, practiceOf } from './practice.mjs';
import { addQuoteWithConsequences } from './quote.mjs';
import { sharesOf } from './shares.mjs';
import { Trail, clientEntry, quoteEntries } from './trail.mjs';

export const PASSWORD = 'Quillcare-2026!';
const BATCH_ROWS = 20_000;
/** One client in this many has a quote and was entered by hand. The others were imported. */
const CLIENTS_A_QUOTE = 10;

async function refuseUnusable(database, seed) {
  const { rows } = await database.query(
    `select rolsuper or rolbypassrls as may from pg_roles where rolname = current_user`,
  );
  if (!rows[0].may)
    throw new Error(
      'Only a superuser can COPY into tables under row-level security, and the login in DATABASE_URL is not one.',
    );
  const known = await database.query('select 1 from identity."user" where email = $1', [adminEmail(seed, 0)]);
  if (known.rowCount > 0)
    throw new Error(
      `This database holds the data of seed "${seed}" already: choose another one with --seed.`,
    );
}

/** Generates a practice's quote numbers, counted per year as in the product. */
function numbering() {
  const last = new Map();
  const next = (year) => {
    last.set(year, (last.get(year) ?? 0) + 1);
    return `Q-${year}-${String(last.get(year)).padStart(6, '0')}`;
  };
  return { next, last };
}

function addQuote(batch, { practice, client, trail, number, random }) {
  const author = random.pick(practice.users.slice(0, 4));
  const history = quoteHistory(practice, client, { number, random });
  const linkId = addQuoteWithConsequences(batch, { practice, client, history, author: author.id, random });
  trail.add(batch, [clientEntry(client, author), ...quoteEntries(history, author, linkId)], random);
}

/** The terms frozen with its quotes, which are the product's default ones. */
function addTerms(batch, practice, random) {
  const at = practice.now;
  batch.add('quoting.patient_terms', {
    id: idAt(at.getTime(), random),
    organisationId: practice.id,
    version: 0,
    ...quoting.defaultTerms(practice.country),
    createdAt: at,
    createdBy: null,
  });
}

/** Adds a practice to the batch, which `flush` empties whenever it is full. */
async function makePractice(batch, practice, { passwordHash, flush }) {
  const random = seeded(practice.seed, 'clients', practice.index);
  const trail = new Trail(practice);
  const numbers = numbering();
  addPractice(batch, practice, passwordHash);
  addTerms(batch, practice, random);
  for (let at = 0; at < practice.clients; at += 1) {
    const client = clientRow(practice, at, random);
    batch.add('crm.client', client);
    if (at % CLIENTS_A_QUOTE === 0)
      addQuote(batch, { practice, client, trail, number: numbers.next, random });
    if (batch.count >= BATCH_ROWS) await flush();
  }
  trail.close(batch, random);
  for (const [year, lastNumber] of numbers.last)
    batch.add('quoting.quote_counter', { organisationId: practice.id, year: Number(year), lastNumber });
}

async function settle(database, tables) {
  // Also flushes the pending lists of the search indexes and sets the visibility map.
  for (const table of tables) await database.query(`vacuum (analyze) ${table}`);
}

/** Stores everything. Returns the number of rows of each table and the seconds taken. */
export async function seedDatabase({ databaseUrl, clients, organisations, seed, now, log }) {
  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  try {
    await refuseUnusable(database, seed);
    // Seed data needs no durability. Larger pending lists speed up the search indexes.
    await database.query(
      `set synchronous_commit = off; set gin_pending_list_limit = '64MB'; set maintenance_work_mem = '256MB'`,
    );
    const started = performance.now();
    const passwordHash = await new identity.PasswordHasher().hash(PASSWORD);
    const batch = new Batch();
    const counts = new Map();
    const flush = async () => {
      for (const [table, rows] of batch.tables) counts.set(table, (counts.get(table) ?? 0) + rows.length);
      await batch.store(database);
      log(
        [...counts.values()].reduce((sum, count) => sum + count, 0),
        (performance.now() - started) / 1000,
      );
    };
    for (const [index, share] of sharesOf(clients, organisations).entries())
      await makePractice(batch, practiceOf({ seed, index, clients: share, now }), { passwordHash, flush });
    await flush();
    await settle(database, counts.keys());
    return { counts, seconds: (performance.now() - started) / 1000 };
  } finally {
    await database.end();
  }
}
