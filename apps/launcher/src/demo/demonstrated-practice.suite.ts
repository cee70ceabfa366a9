import {
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
import type { Product } from '@quillcare/testing';
import { SURGERIES } from './demo-catalogue';
import { CLIENTS } from './demo-clients';
import { QUOTES } from './demo-quotes';
import { seedDemo } from './seed-demo';

/** Changes are listed separately from the quotes they change. */
const CHANGES = QUOTES.filter(({ outcome }) => outcome.is === 'CHANGED').length;

/** Phone number prefix of the people who belong to the history. */
const HISTORY_PHONES = '+61438555';

/** Returns the quotes outside the history, newest first. */
export async function quotesOf(seeded: Product, by: UserPrincipal): Promise<Quote[]> {
  const { items } = await seeded.call(listQuotes, { query: { limit: 100 } }, by);
  const quotes = await Promise.all(items.map(({ id }) => seeded.call(getQuote, { params: { id } }, by)));
  return quotes.filter(({ client }) => !client.phone?.startsWith(HISTORY_PHONES));
}

let product: Product;
let admin: UserPrincipal;

/** Tests the contents of the demonstration practice once it is complete. */
export function demonstratedPractice(of: { product: Product; admin: UserPrincipal }): void {
  ({ product, admin } = of);

  it('has every surgery configured, without unavailable options', async () => {
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
    // Her sons share her email address, so the search finds them too.
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

    it('cover every status, for different clients', () => {
      const count: Record<string, number> = {};
      for (const { status } of quotes) count[status] = (count[status] ?? 0) + 1;
      expect(count).toEqual({
        // One of the sent quotes is a change of an accepted one, and the patient withdrew one acceptance.
        DRAFT: 3,
        SENT: 10,
        QUERY_RECEIVED: 1,
        ACCEPTED: 2,
        REJECTED: 1,
        WITHDRAWN: 2,
      });
      expect(new Set(quotes.map(({ client }) => client.id)).size).toBeGreaterThanOrEqual(12);
    });

    it('cost what the worked examples say', () => {
      expect(of('Rhinoplasty').totals.totalMinor).toBe(1_705_000);
      expect(of('Carpal tunnel release').totals.totalMinor).toBe(418_600);
    });

    it('are composed from the catalogue and leave nothing for staff to resolve', () => {
      for (const { surgeries, notices, lines } of quotes) {
        expect(surgeries).toHaveLength(1);
        expect(notices).toEqual([]);
        for (const { base } of lines) expect(base).not.toMatchObject({ source: 'MANUAL' });
      }
    });

    it('include a typed fee and a discount', () => {
      const fees = of('Knee arthroscopy').lines.map(({ kind, enteredFeeMinor }) => [kind, enteredFeeMinor]);
      expect(fees.filter(([, fee]) => fee !== null)).toEqual([['SURGEON', 260_000]]);
      expect(of('Breast augmentation').discount.discountMinor).toBeGreaterThan(0);
    });

    it('wait for an answer: two viewed, one with a question, one with an answer, one expiring within a week', () => {
      const waiting = quotes.filter(({ status }) => status === 'SENT');
      expect(waiting.filter(({ firstViewedAt }) => firstViewedAt !== null)).toHaveLength(2);
      const inAWeek = addDays(todayIn(new Date(), 'Australia/Sydney'), 7);
      expect(waiting.filter(({ validUntil }) => validUntil <= inAWeek)).toHaveLength(1);
      expect(of('Breast reduction')).toMatchObject({ status: 'QUERY_RECEIVED', unreadMessages: 1 });
      expect(of('Total hip replacement')).toMatchObject({ status: 'SENT', unreadMessages: 0 });
    });

    it('are signed if accepted, and have a surgery case', async () => {
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

    it('include one whose email bounced, and nothing more is sent to that address', async () => {
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

    it('are mailed only to the local mailbox, at addresses that nobody receives', async () => {
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

  it('has clients and consents older than the first quote, and surgery on working days only', async () => {
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

  it('has six months of invoices, the last of which is open, and an expired mates rate', async () => {
    const { items } = await product.call(listInvoices, {}, admin);
    expect(items.map(({ status }) => status)).toEqual([
      'PENDING',
      ...Array.from({ length: 6 }, () => 'PAID'),
    ]);
    expect(items.map(({ netMinor }) => netMinor)).toEqual([
      199_00, 199_00, 199_00, 159_20, 159_20, 159_20, 199_00,
    ]);
  });

  it('has a task of every kind today', async () => {
    await product.eventually(async () => {
      const { counts } = await product.call(getToday, { query: {} }, admin);
      // Except that nobody disputes a recorded acceptance, and every document was created and is intact.
      expect(counts.filter(({ count }) => count === 0).map(({ kind }) => kind)).toEqual([
        'DISPUTE',
        'DOCUMENT',
        'EVIDENCE',
      ]);
      expect(counts).toHaveLength(14);
    });
  });

  it('is not created twice', async () => {
    await seedDemo(product);
    const { created } = await product.callInternal(seedDemoAccounts, {
      body: { password: 'Harbour-view-9' },
    });
    expect(created).toBe(false);
    const { total } = await product.call(listSurgeryConfigurations, { query: {} }, admin);
    expect(total).toBe(SURGERIES.length);
    expect(await quotesOf(product, admin)).toHaveLength(QUOTES.length + CHANGES);
  });

  it('has enquiries at every stage', async () => {
    const { columns } = await product.call(getLeadBoard, {}, admin);
    const counts = Object.fromEntries(columns.map(({ status, count }) => [status, count]));
    expect(counts).toMatchObject({ NEW: 2, CONTACTED: 2, QUALIFIED: 1, LOST: 1 });
    const [first] = columns;
    expect(first?.cards.some(({ urgency }) => urgency === 'URGENT')).toBe(true);
  });
}
