// A service is unavailable for minutes: pending work must be handled afterwards, and nothing may become a dead letter.
import { setTimeout as pause } from 'node:timers/promises';
import { SERVICES } from '../chaos/plan.mjs';
import { Patient } from '../chaos/patient.mjs';
import { atMost, exactly, told } from './result.mjs';

const QUOTES = 10;
/** Pending work is retried at least once a minute. */
const HANDLED_MS = 90_000;

const LETTERS = SERVICES.map((service) => `select 1 from ${service}.dead_letter`).join(' union all ');
const SENT = `select 1 from quoting.quote where organisation_id = $1 and status = 'SENT'`;
const CALLBACKS = 'select quote_id from callbacks.callback where organisation_id = $1';
const MAILS = `select 1 from notifications.mail_message
  where organisation_id = $1 and template = 'quote-ready' and state = 'DELIVERED'`;

const count = async (database, statement, params = []) => (await database.query(statement, params)).length;

async function sendQuotes(practice) {
  const journal = { patients: [] };
  for (let number = 0; number < QUOTES; number += 1) {
    const own = { number, practice, ledger: practice.ledger, journal };
    await new Patient({ ...own, intention: { isSilent: false } }).beQuoted();
  }
}

/** The callback for a quote needs its client, so it waits for crm. */
export async function serviceAway({ fleet, database, openPractice }, forMs) {
  const practice = await openPractice();
  const { organisationId } = practice.entry;
  const own = [organisationId];
  const before = await count(database, LETTERS);
  const [publisher, ...away] = ['quoting-worker', 'crm-api', 'crm-worker'].map((name) => fleet.process(name));
  // Quotes are sent while no worker publishes events. Then the service is stopped, and their events are published.
  await publisher.stop();
  await sendQuotes(practice);
  await Promise.all(away.map((one) => one.kill()));
  await publisher.start();
  await pause(forMs);
  const meanwhile = await count(database, CALLBACKS, own);
  await Promise.all(away.map((one) => one.start()));
  const backAt = Date.now();
  const all = `select 1 where (select count(*) from callbacks.callback where organisation_id = $1) >= ${QUOTES}
    and (select count(*) from (${MAILS}) mail) >= ${QUOTES}`;
  const isHandled = await database.untilRow(all, own, backAt + HANDLED_MS);
  const name = `A service away for ${Math.round(forMs / 1000)} s`;
  const quotes = (await database.query(CALLBACKS, own)).map(({ quote_id }) => quote_id);
  return [
    exactly(`${name}: quotes sent before`, await count(database, SENT, own), QUOTES),
    told(`${name}: callbacks made meanwhile`, meanwhile),
    atMost(
      `${name}: everything is handled after its return`,
      isHandled && Date.now() - backAt,
      HANDLED_MS,
      'ms',
    ),
    exactly(`${name}: callbacks`, quotes.length, QUOTES),
    exactly(`${name}: quotes with a callback`, new Set(quotes).size, QUOTES),
    exactly(`${name}: emails delivered`, await count(database, MAILS, own), QUOTES),
    exactly(`${name}: dead letters`, (await count(database, LETTERS)) - before, 0),
  ];
}
