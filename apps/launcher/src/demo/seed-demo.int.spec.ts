import {
  getQuote,
  getSurgeryConfiguration,
  justConfirmed,
  listClients,
  listPricingRules,
  listProviders,
  listQuotes,
  listSites,
  listSurgeryConfigurations,
  seedDemo as seedDemoAccounts,
  type Quote,
  type UserPrincipal,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { startProduct, type Product } from '@quillcare/testing';
import { SURGERIES } from './demo-catalogue';
import { QUOTES } from './demo-quotes';
import { seedDemo } from './seed-demo';

let product: Product;
let admin: UserPrincipal;
beforeAll(async () => {
  product = await startProduct({ only: ['identity', 'crm', 'quoting', 'notifications'] });
  admin = await demoAdminOf(product);
});
afterAll(() => product.stop());

async function demoAdminOf(seeded: Product, env: NodeJS.ProcessEnv = {}): Promise<UserPrincipal> {
  const [email = ''] = (await seedDemo(seeded, env)).emails;
  const [user] = await seeded.sql<{ id: string; organisation_id: string }>(
    'select id, organisation_id from identity."user" where email = $1',
    [email],
  );
  return {
    ...{ kind: 'user', userId: user!.id, organisationId: user!.organisation_id, sessionId: user!.id },
    ...{ role: 'ORG_ADMIN', isActive: true, name: 'Demonstration', email, ...justConfirmed(new Date()) },
  };
}

/** The quotes, the newest first. */
async function quotesOf(seeded: Product, by: UserPrincipal): Promise<Quote[]> {
  const { items } = await seeded.call(listQuotes, { query: { limit: 100 } }, by);
  return Promise.all(items.map(({ id }) => seeded.call(getQuote, { params: { id } }, by)));
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
      ...{ DRAFT: 4, SENT: 5, QUERY_RECEIVED: 1, ACCEPTED: 2, REJECTED: 1, WITHDRAWN: 1 },
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
    expect(fees.filter(([, fee]) => fee !== null)).toEqual([['SURGEON', 250_000]]);
    expect(of('Breast augmentation').discount.discountMinor).toBeGreaterThan(0);
  });

  it('wait for an answer: one was viewed, one has a question, one expires within a week', () => {
    const waiting = quotes.filter(({ status }) => status === 'SENT');
    expect(waiting.filter(({ firstViewedAt }) => firstViewedAt !== null)).toHaveLength(1);
    const inAWeek = addDays(todayIn(new Date(), 'Australia/Sydney'), 7);
    expect(waiting.filter(({ validUntil }) => validUntil <= inAWeek)).toHaveLength(1);
    expect(of('Breast reduction').queries).toHaveLength(1);
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

  it('are mailed to nobody but the local mailbox, at addresses where nobody receives email', async () => {
    const sent = QUOTES.filter(({ outcome }) => !['DRAFT', 'WITHDRAWN'].includes(outcome.is)).length;
    await product.eventually(async () => {
      const mails = await product.sql<{ recipient: string }>(
        'select distinct recipient from notifications.mailbox_message',
      );
      const clients = mails.filter(({ recipient }) => recipient.endsWith('@example.com'));
      expect(clients.length).toBeGreaterThanOrEqual(sent);
    }, 20_000);
    const queued = await product.sql<{ recipient: string }>(
      'select recipient from notifications.mail_message',
    );
    for (const { recipient } of queued) expect(recipient).toMatch(/@(example\.com|demo\.quillcare\.test)$/);
  });
});

it('sends nothing where a mail server is set up', async () => {
  const other = await startProduct({ only: ['identity', 'crm', 'quoting'] });
  try {
    const by = await demoAdminOf(other, { SMTP_URL: 'smtp://mail.practice.example' });
    const statuses = (await quotesOf(other, by)).map(({ status }) => status);
    expect(statuses).toEqual(QUOTES.map(() => 'DRAFT'));
  } finally {
    await other.stop();
  }
});

it('is not made twice', async () => {
  await seedDemo(product);
  const { created } = await product.callInternal(seedDemoAccounts, { body: { password: 'Harbour-view-9' } });
  expect(created).toBe(false);
  const { total } = await product.call(listSurgeryConfigurations, { query: {} }, admin);
  expect(total).toBe(SURGERIES.length);
  expect(await quotesOf(product, admin)).toHaveLength(QUOTES.length);
});
