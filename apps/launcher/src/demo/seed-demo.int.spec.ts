import {
  getSubscription,
  listInvoices,
  findMailSuppression,
  getQuote,
  getSurgeryConfiguration,
  getLeadBoard,
  getToday,
  listClientConsents,
  listClients,
  listDuplicatePairs,
  listHousehold,
  listNotifications,
  listPricingRules,
  listProviders,
  listQuotes,
  listSites,
  listSurgeryConfigurations,
  seedDemo as seedDemoAccounts,
  type Quote,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, isBusinessDay, todayIn } from '@quillcare/rules';
import { RpcClient } from '@quillcare/service-kit';
import { perFile, testProduct, startProduct, type Product } from '@quillcare/testing';
import { archivedPractice } from '../practice/archived-practice.suite';
import { SURGERIES } from './demo-catalogue';
import { CLIENTS } from './demo-clients';
import { QUOTES } from './demo-quotes';
import { seedDemo } from './seed-demo';
import { demoAdminOf } from './seed-demo.suite';

const product = testProduct(() => startProduct());
const admin = perFile(async () => {
  await seedInPieces();
  return demoAdminOf(product);
});

/** Number of demo calls after which a start is interrupted. */
const CALLS_OF_A_START = 90;

/**
 * Interrupts starts again and again while the demo is created, each after a call was carried out but before it was recorded. The
 * last start completes it, and all tests check the result.
 */
async function seedInPieces(): Promise<void> {
  const rpc = product.app.get(RpcClient, { strict: false });
  const call = rpc.call.bind(rpc);
  let calls = 0;
  const spy = jest.spyOn(rpc, 'call').mockImplementation(async (operation, request, options) => {
    if (calls >= CALLS_OF_A_START) throw new Error('The process was killed.');
    const result = await call(operation, request, options);
    if (options?.idempotencyKey) calls += 1;
    if (calls >= CALLS_OF_A_START) throw new Error('The process was killed.');
    return result;
  });
  try {
    let starts = 0;
    let failure: string | null = '';
    for (; failure !== null; starts += 1) {
      calls = 0;
      failure = (await seedDemo(product, {})).failure;
      if (failure !== null) expect(failure).toMatch(/ could not be added: The process was killed\.$/);
    }
    expect(starts).toBeGreaterThan(3);
  } finally {
    spy.mockRestore();
  }
}

/** Variations are listed in addition to the quotes they change. */
const CHANGES = QUOTES.filter(({ outcome }) => outcome.is === 'CHANGED').length;

/** Phone numbers with this prefix belong to the people of the history. */
const HISTORY_PHONES = '+61438555';

/** Returns the quotes other than those of the history, newest first. */
async function quotesOf(seeded: Product, by: UserPrincipal): Promise<Quote[]> {
  const { items } = await seeded.call(listQuotes, { query: { limit: 100 } }, by);
  const quotes = await Promise.all(items.map(({ id }) => seeded.call(getQuote, { params: { id } }, by)));
  return quotes.filter(({ client }) => !client.phone?.startsWith(HISTORY_PHONES));
}

it('has every surgery configured, with nothing that is not available', async () => {
  const { items } = await product.call(listSurgeryConfigurations, { query: { limit: 100 } }, admin);
  expect(items.map(({ name }) => name).sort()).toEqual(SURGERIES.map(({ surgery }) => surgery.name).sort());
  for (const { id, isConfigured } of items) {
    expect(isConfigured).toBe(true);
    const { named } = await product.call(getSurgeryConfiguration, { params: { id } }, admin);
    expect(named.filter(({ isAvailable }) => !isAvailable)).toEqual([]);
  }
});

it('has a directory and clients', async () => {
  for (const list of [listProviders, listSites, listClients])
    expect((await product.call(list, { query: {} }, admin)).items.length).toBeGreaterThan(2);
});

it('has households, consents, and two pairs of clients who may be the same person', async () => {
  const { items } = await product.call(listClients, { query: { search: 'grace mitchell' } }, admin);
  // Her sons share her address, so the search finds them as well.
  const params = { id: items.find(({ firstName }) => firstName === 'Grace')?.id ?? '' };
  const household = await product.call(listHousehold, { params }, admin);
  expect(household.items.map(({ relation, name }) => [relation, name])).toEqual([
    ['CHILD', 'Oliver Mitchell'],
    ['CHILD', 'Theodore Mitchell'],
  ]);
  const { channels } = await product.call(listClientConsents, { params }, admin);
  expect(channels.map(({ decision }) => decision?.isGiven ?? null)).toEqual([true, false, null, null]);
  await product.eventually(async () => {
    const pairs = await product.call(listDuplicatePairs, {}, admin);
    expect(pairs.items.map(({ first }) => first.lastName).sort()).toEqual(['Nguyễn', "O'Brien"]);
  });
});

it('has pricing rules, each with its target', async () => {
  const { items } = await product.call(listPricingRules, { query: {} }, admin);
  expect(items.map(({ isActive, target }) => [isActive, target?.state ?? null])).toEqual([
    ...Array.from({ length: 4 }, () => [true, 'ACTIVE']),
    [false, null],
  ]);
});

describe('its quotes', () => {
  let quotes: Quote[];
  beforeAll(async () => {
    quotes = await quotesOf(product, admin);
  });
  const of = (surgery: string): Quote => {
    const found = quotes.find(({ lines }) =>
      lines.some(({ description }) => description.startsWith(surgery)),
    );
    if (!found) throw new Error(`There is no quote for ${surgery}`);
    return found;
  };

  it('are in every state, for different clients', () => {
    const count: Record<string, number> = {};
    for (const { status } of quotes) count[status] = (count[status] ?? 0) + 1;
    expect(count).toEqual({
      // One of the sent quotes is a variation of an accepted one; one acceptance was withdrawn by the patient.
      DRAFT: 3,
      SENT: 10,
      QUERY_RECEIVED: 1,
      ACCEPTED: 2,
      REJECTED: 1,
      WITHDRAWN: 2,
    });
    expect(new Set(quotes.map(({ client }) => client.id)).size).toBeGreaterThanOrEqual(12);
  });

  it('cost what the worked examples do', () => {
    expect(of('Rhinoplasty').totals.totalMinor).toBe(1_705_000);
    expect(of('Carpal tunnel release').totals.totalMinor).toBe(418_600);
  });

  it('were put together from the catalogue, without anything that staff have to see to', () => {
    for (const { surgeries, notices, lines } of quotes) {
      expect(surgeries).toHaveLength(1);
      expect(notices).toEqual([]);
      for (const { base } of lines) expect(base).not.toMatchObject({ source: 'MANUAL' });
    }
  });

  it('have a typed fee and a discount', () => {
    const fees = of('Knee arthroscopy').lines.map(({ kind, enteredFeeMinor }) => [kind, enteredFeeMinor]);
    expect(fees.filter(([, fee]) => fee !== null)).toEqual([['SURGEON', 260_000]]);
    expect(of('Breast augmentation').discount.discountMinor).toBeGreaterThan(0);
  });

  it('wait for an answer: two were viewed, one has a question, one has an answer, one expires within a week', () => {
    const waiting = quotes.filter(({ status }) => status === 'SENT');
    expect(waiting.filter(({ firstViewedAt }) => firstViewedAt !== null)).toHaveLength(2);
    const inAWeek = addDays(todayIn(new Date(), 'Australia/Sydney'), 7);
    expect(waiting.filter(({ validUntil }) => validUntil <= inAWeek)).toHaveLength(1);
    expect(of('Breast reduction')).toMatchObject({ status: 'QUERY_RECEIVED', unreadMessages: 1 });
    expect(of('Total hip replacement')).toMatchObject({ status: 'SENT', unreadMessages: 0 });
  });

  it('are signed where they were accepted, and have a surgery case', async () => {
    for (const { id, status, surgeryCaseId } of quotes) {
      if (status !== 'ACCEPTED') continue;
      expect(surgeryCaseId).not.toBeNull();
      const signatures = await product.sql(
        "select 1 from quoting.patient_response where quote_id = $1 and signature_data <> ''",
        [id],
      );
      expect(signatures).toHaveLength(1);
    }
  });

  it('one came back, and nothing more is sent to that address', async () => {
    const { email } = CLIENTS.fraser;
    const quoteId = quotes.find(({ client }) => client.email === email)?.id ?? null;
    const { suppression } = await product.call(findMailSuppression, { query: { email } }, admin);
    expect(suppression).toMatchObject({ reason: 'HARD_BOUNCE', quoteId });
    await product.eventually(async () => {
      const { items } = await product.call(getToday, { query: { kind: 'MAIL_FAILED' } }, admin);
      expect(items.map((item) => item.quoteId)).toContain(quoteId);
      const told = await product.call(listNotifications, { query: { limit: 100 } }, admin);
      expect(told.items.map(({ title }) => title)).toContain('Email bounced');
    });
  });

  it('are mailed to nobody but the local mailbox, at addresses where nobody receives email', async () => {
    const unsent = ['DRAFT', 'APPROVAL_ASKED', 'WITHDRAWN'];
    const sent = QUOTES.filter(
      ({ client, outcome }) => !unsent.includes(outcome.is) && !CLIENTS[client].email.endsWith('.invalid'),
    );
    const asked = new Set(sent.map(({ client }) => CLIENTS[client].email));
    await product.eventually(async () => {
      const mails = await product.sql<{ recipient: string }>(
        'select distinct recipient from notifications.mailbox_message',
      );
      expect(mails.map(({ recipient }) => recipient)).toEqual(expect.arrayContaining([...asked]));
    });
    const queued = await product.sql<{ recipient: string }>(
      'select recipient from notifications.mail_message',
    );
    for (const { recipient } of queued)
      expect(recipient).toMatch(/@(example\.com|example\.invalid|demo\.quillcare\.test)$/);
  });
});

it('has clients and consents from before the first quote, and surgery on working days', async () => {
  const late = await product.sql(
    `select c.last_name from crm.client c join quoting.quote q on q.client_id = c.id where q.created_at < c.created_at`,
  );
  expect(late).toEqual([]);
  const consents = await product.sql(
    'select 1 from crm.client_consent where recorded_at::date = current_date',
  );
  expect(consents).toEqual([]);
  const cases = await product.sql<{ day: string }>(
    `select to_char(starts_at at time zone 'Australia/Sydney', 'YYYY-MM-DD') as day
       from quoting.surgery_case where starts_at is not null`,
  );
  expect(cases.length).toBeGreaterThan(4);
  expect(cases.filter(({ day }) => !isBusinessDay(day, { country: 'AU', region: 'NSW' }))).toEqual([]);
});

it('has six months of invoices, of which the last is open, and a mates rate that is over', async () => {
  const { items } = await product.call(listInvoices, {}, admin);
  expect(items.map(({ status }) => status)).toEqual(['PENDING', ...Array.from({ length: 6 }, () => 'PAID')]);
  expect(items.map(({ netMinor }) => netMinor)).toEqual([
    199_00, 199_00, 199_00, 159_20, 159_20, 159_20, 199_00,
  ]);
});

it('sends nothing where a mail server is set up', async () => {
  const other = await startProduct({
    only: ['billing', 'identity', 'crm', 'quoting', 'callbacks', 'notifications'],
  });
  try {
    const by = await demoAdminOf(other, { SMTP_URL: 'smtp://mail.practice.example' });
    const statuses = (await quotesOf(other, by)).map(({ status }) => status);
    expect(statuses).toEqual(QUOTES.map(() => 'DRAFT'));
    expect((await other.call(getSubscription, {}, by)).status).toBe('TRIALING');
  } finally {
    await other.stop();
  }
});

it('has something of every kind to do today', async () => {
  await product.eventually(async () => {
    const { counts } = await product.call(getToday, { query: {} }, admin);
    // Except for what the demo has none of: disputes of what staff recorded, documents that could not be generated, and altered
    // evidence.
    expect(counts.filter(({ count }) => count === 0).map(({ kind }) => kind)).toEqual([
      'DISPUTE',
      'DOCUMENT',
      'EVIDENCE',
    ]);
    expect(counts).toHaveLength(14);
  });
});

it('is not made twice', async () => {
  await seedDemo(product);
  const { created } = await product.callInternal(seedDemoAccounts, { body: { password: 'Harbour-view-9' } });
  expect(created).toBe(false);
  const { total } = await product.call(listSurgeryConfigurations, { query: {} }, admin);
  expect(total).toBe(SURGERIES.length);
  expect(await quotesOf(product, admin)).toHaveLength(QUOTES.length + CHANGES);
});

it('has people who asked, at every step of their way', async () => {
  const { columns } = await product.call(getLeadBoard, {}, admin);
  const counts = Object.fromEntries(columns.map(({ status, count }) => [status, count]));
  expect(counts).toMatchObject({ NEW: 2, CONTACTED: 2, QUALIFIED: 1, LOST: 1 });
  const [first] = columns;
  expect(first?.cards.some(({ urgency }) => urgency === 'URGENT')).toBe(true);
});

// Here, because creating another demo would take half a minute.
describe('its archive', () => archivedPractice({ product, admin }));
