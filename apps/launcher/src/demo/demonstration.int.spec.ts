import { getSubscription } from '@quillcare/contracts';
import { HaltableServers, perFile, startProduct, testProduct } from '@quillcare/testing';
import { Client } from 'pg';
import { archivedPractice } from '../practice/archived-practice.suite';
import { CLIENTS } from './demo-clients';
import { STORIES } from './demo-history';
import { QUOTES } from './demo-quotes';
import { demonstratedPractice, quotesOf } from './demonstrated-practice.suite';
import { demoAdminOf } from './seed-demo.suite';
import { Started } from './started.suite';

const STANDSTILL_MS = 15_000;
const NAMESPACE = `d${Date.now().toString(36)}`;

let servers: HaltableServers;
let environment: NodeJS.ProcessEnv;
let startedWithMailServer: ReturnType<typeof demonstrationWithMailServer> | undefined;
// All tests share one demonstration, because it takes half a minute: a step fails, the next start continues, and the last one
// completes it.
beforeAll(async () => {
  servers = await HaltableServers.start();
  const { databaseUrl, natsUrl } = servers.urls;
  environment = { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, NAMESPACE };
});
afterAll(() => servers.stop());

async function rowsOf(sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: servers.urls.databaseUrl });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Sets up the demonstration on an installation that might send email to real people. */
async function demonstrationWithMailServer() {
  const product = await startProduct({
    only: ['billing', 'identity', 'crm', 'quoting', 'callbacks', 'notifications'],
  });
  try {
    const admin = await demoAdminOf(product, { SMTP_URL: 'smtp://mail.practice.example' });
    const { status } = await product.call(getSubscription, {}, admin);
    return { subscription: status, quotes: (await quotesOf(product, admin)).map((quote) => quote.status) };
  } finally {
    await product.stop();
  }
}

/** Starts on the first call, which is made while the other demonstration's servers are suspended and the processor is idle. */
function withMailServer(): ReturnType<typeof demonstrationWithMailServer> {
  startedWithMailServer ??= demonstrationWithMailServer();
  startedWithMailServer.catch(() => undefined);
  return startedWithMailServer;
}

/** Numbers of records, and the numbers of quotes and cases. */
const COUNTS = `select
  (select count(*)::int from crm.client) as clients,
  (select count(*)::int from crm.lead) as leads,
  (select count(*)::int from quoting.quote) as quotes,
  (select count(*)::int from crm.note) as notes,
  (select count(*)::int from identity.demo_note) as unfinished`;

const quotedStories = STORIES.filter(({ ending }) => ending.is !== 'LOST' && ending.is !== 'CLIENT').length;
const WHOLE = {
  // Two sons and two people who were entered again, and the past enquiries that were not lost.
  clients: Object.keys(CLIENTS).length + 4 + STORIES.filter(({ ending }) => ending.is !== 'LOST').length,
  leads: 7 + STORIES.length,
  quotes: QUOTES.length + QUOTES.filter(({ outcome }) => outcome.is === 'CHANGED').length + quotedStories,
  notes: 11,
  unfinished: 0,
};

/** Rejects every insert into the table, so that no step that needs one can be completed. */
const refusal = (
  table: string,
): string => `create function public.refuse() returns trigger language plpgsql as
    $$ begin raise exception 'refused' using errcode = '42501'; end $$;
  create trigger refused before insert on ${table} for each row execute function public.refuse()`;
const end = (table: string): string => `drop trigger refused on ${table}; drop function public.refuse()`;

/**
 * Discards every third progress record, as if each of these calls had been the last before a start was killed. Requests made on
 * behalf of others are repeated with the next call, so their records stay.
 */
const FORGETTING = `create table public.forgotten (step text, call int, primary key (step, call));
  create function public.forget() returns trigger language plpgsql security definer as $$ begin
    if new.call % 3 <> 1 or new.operation ~ '\\.(get|list|read|resolve)' then return new; end if;
    insert into public.forgotten values (new.step, new.call) on conflict do nothing;
    return null;
  end $$;
  create trigger forgetting before insert on identity.demo_note for each row execute function public.forget()`;

const incompleteAt = (step: string): RegExp =>
  new RegExp(
    `^The demonstration practice is incomplete, and the next start continues with it: ${step} could not be added: [^\\n]+\\.$`,
    'm',
  );
const isReady = (started: Started): boolean => started.printed.includes('Stop with Ctrl-C.');

describe('the built product, started from an empty folder', () => {
  it('creates the schemas in an empty database', async () => {
    const migrating = new Started(['--migrate-only'], environment);
    await migrating.ended;
    expect([migrating.printed, migrating.code]).toEqual(['All schemas are up to date.\n', 0]);
  });

  it('exits with an error if a demonstration step fails under --seed-only', async () => {
    await rowsOf(`${refusal('quoting.quote')}; ${FORGETTING}`);
    const failing = new Started(['--seed-only'], environment);
    await failing.ended;
    expect(failing.printed).toMatch(incompleteAt('Past enquiry 1'));
    expect(failing.code).toBe(1);
  });

  it('continues after servers stand still for 15 s, and serves requests even if the practice is still incomplete', async () => {
    await rowsOf(`${end('quoting.quote')}; ${refusal('crm.note')}`);
    const started = new Started(['--target=all', '--seed-demo'], environment);
    try {
      const isBeingMade = async () => {
        const [row] = await rowsOf('select count(*)::int as quotes from quoting.quote');
        return Number(row?.['quotes']) >= 3;
      };
      await started.until('quotes are made', isBeingMade);
      void withMailServer();
      await servers.suspend(STANDSTILL_MS);
      await started.until('it is ready', () => isReady(started));
      expect(started.printed).toMatch(incompleteAt('Notes'));
      expect(started.printed).toContain(
        'Demonstration practice, incomplete: the next start continues with it',
      );
      expect(started.printed).not.toMatch(/^\s+at /m);
    } finally {
      await started.stop();
    }
    expect(started.code).toBe(0);
  });

  it('completes the practice without duplicates, although servers are suspended and progress records were lost', async () => {
    await rowsOf(end('crm.note'));
    const [forgotten] = await rowsOf('select count(distinct step)::int as steps from public.forgotten');
    expect(forgotten?.['steps']).toBeGreaterThan(STORIES.length + QUOTES.length);
    const started = new Started(['--target=all', '--migrate', '--seed-demo'], environment);
    try {
      const isConnected = async () => {
        const sql = `select 1 from pg_stat_activity where application_name = 'quillcare-identity'`;
        return (await rowsOf(sql)).length > 0;
      };
      await started.until('it has connected', isConnected);
      await servers.suspend(STANDSTILL_MS);
      await started.until('it is ready', () => isReady(started));
      expect(started.printed).toContain('Demonstration practice (password of all: ');
      expect(started.printed).not.toMatch(/^\s+at |incomplete/m);
      expect(await rowsOf(COUNTS)).toEqual([WHOLE]);
    } finally {
      await started.stop();
    }
    expect(started.code).toBe(0);
  });
});

it('sends no email if a mail server is configured', async () => {
  expect(await withMailServer()).toEqual({ subscription: 'TRIALING', quotes: QUOTES.map(() => 'DRAFT') });
});

describe('the completed demonstration practice', () => {
  const product = testProduct(() => {
    const { databaseUrl, natsUrl } = servers.urls;
    const database = { url: databaseUrl, drop: () => Promise.resolve() };
    return startProduct({ database, config: { natsUrl, namespace: NAMESPACE } });
  });
  const admin = perFile(() => demoAdminOf(product));
  demonstratedPractice({ product, admin });
  describe('its archive', () => archivedPractice({ product, admin }));
});
