import {
  createLead,
  getToday,
  listCallbacks,
  recordQuoteView,
  rescheduleCallback,
  respondToQuote,
  type Today,
  type TodayItem,
} from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { perTest, testProduct, startProduct, type Product } from '@quillcare/testing';
import {
  openPractice,
  patientBy,
  sentQuote,
  untilMailed,
  type SentQuote,
} from '../../../quote/quote/operations/quote-scene.suite';
import { variationActs } from '../../../quote/quote/operations/variation-acts.suite';
import { signedQuote } from '../../../evidence/evidence/operations/evidence-scene.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'callbacks', 'notifications'] });
const scene = perTest(() => openPractice(product));

type Role = 'ORG_ADMIN' | 'SALES_MANAGER' | 'LEAD_COORDINATOR' | 'USER';
const ZONE = 'Australia/Sydney';
const day = () => todayIn(new Date(), ZONE);
/** SQL for noon of the day that many days from today: a time of day that daylight saving cannot move to another day. */
const noonIn = (days: number) => `(timestamp '${addDays(day(), days)} 12:00' at time zone '${ZONE}')`;
const todayOf = (role: Role = 'ORG_ADMIN', kind?: string): Promise<Today> =>
  product.call(getToday, { query: { kind } }, scene.org.as(role));
const kinds = ({ items }: Today) => items.map(({ kind }) => kind);
const count = ({ counts }: Today, kind: TodayItem['kind']) => counts.find((one) => one.kind === kind)?.count;
/** Sets quote columns directly that otherwise only time or a mail server changes. */
const tamper = (quoteId: string, set: string) =>
  product.sql(`update quoting.quote set ${set} where id = $1`, [quoteId]);

async function ask({ token }: SentQuote, queryMessage = 'May I bring my mother?'): Promise<void> {
  const body = { response: 'query' as const, queryMessage };
  await product.call(respondToQuote, { params: { token }, body }, await patientBy(scene, token));
}

it('returns an empty Today page for a new practice, with the kinds each role can see', async () => {
  expect(await todayOf()).toEqual({
    items: [],
    counts: expect.arrayContaining([{ kind: 'QUESTION', count: 0 }]),
    missing: [],
  });
  expect((await todayOf('LEAD_COORDINATOR')).counts).toEqual([
    { kind: 'LEAD', count: 0 },
    { kind: 'CALLBACK', count: 0 },
  ]);
  expect((await todayOf('USER')).counts.map(({ kind }) => kind)).not.toContain('LEAD');
});

it('shows who asked a question, its text and when the answer is due', async () => {
  const sent = await sentQuote(scene);
  await ask(sent);
  await tamper(sent.quote.id, `question_since = ${noonIn(0)}`);
  const { items } = await todayOf();
  expect(items).toEqual([
    expect.objectContaining({
      kind: 'QUESTION',
      id: sent.quote.id,
      who: "Siobhán O'Brien",
      about: 'May I bring my mother?',
      amountMinor: sent.quote.totals.totalMinor,
      currency: 'AUD',
      daysLate: -1,
      dueOn: addDays(day(), 1),
    }),
  ]);
  await tamper(sent.quote.id, `question_since = ${noonIn(-4)}`);
  expect((await todayOf()).items[0]?.daysLate).toBe(3);
});

it('shows viewed and expiring quotes and failed emails, each quote once', async () => {
  const [viewed, expiring, failed] = [
    await sentQuote(scene),
    await sentQuote(scene, { validUntil: addDays(day(), 2) }),
    await sentQuote(scene),
  ];
  for (const { token } of [viewed, expiring])
    await product.call(
      recordQuoteView,
      { params: { token }, body: { sections: ['SUMMARY'] } },
      await patientBy(scene, token),
    );
  // Later than the report of the real delivery, which may arrive during the test and is then ignored.
  const failure = `mail_state = 'FAILED', mail_detail = 'Mailbox full', mail_state_at = now() + interval '1 minute'`;
  await tamper(failed.quote.id, failure);
  const found = await todayOf();
  expect(found.items.map(({ kind, id }) => [kind, id])).toEqual([
    ['MAIL_FAILED', failed.quote.id],
    ['EXPIRING', expiring.quote.id],
    ['VIEWED', viewed.quote.id],
  ]);
  expect(found.items[0]).toMatchObject({ about: 'Mailbox full', reason: 'QUOTE_EMAIL' });
  expect(found.items[1]?.also).toEqual(['VIEWED']);
  expect(count(found, 'VIEWED')).toBe(2);
  expect(kinds(await todayOf('ORG_ADMIN', 'VIEWED'))).toEqual(['VIEWED', 'VIEWED']);
  expect(kinds(await todayOf('ORG_ADMIN', 'MAIL_FAILED,EXPIRING'))).toEqual(['MAIL_FAILED', 'EXPIRING']);
});

it('shows no change of a signed quote once its surgery has begun, because it can no longer be signed', async () => {
  const { first, second, secondToken: token } = await variationActs(product, scene).changed();
  await product.call(
    recordQuoteView,
    { params: { token }, body: { sections: ['SUMMARY'] } },
    await patientBy(scene, token),
  );
  await tamper(
    second.id,
    `valid_until = '${addDays(day(), 2)}', mail_state = 'FAILED', mail_state_at = now() + interval '1 minute'`,
  );
  const counted = async () => {
    const found = await todayOf();
    return (['MAIL_FAILED', 'EXPIRING', 'VIEWED'] as const).map((kind) => count(found, kind));
  };
  expect(await counted()).toEqual([1, 1, 1]);
  await product.sql(`update quoting.surgery_case set status = 'IN_PROGRESS' where quote_id = $1`, [first.id]);
  expect(await counted()).toEqual([0, 0, 0]);
});

it("shows due callbacks with the quote's value, and leads, to the roles that may see them", async () => {
  const { quote } = await sentQuote(scene);
  await product.eventually(async () => {
    const { items } = await product.call(listCallbacks, { query: {} }, scene.org.admin);
    expect(items).toHaveLength(1);
  });
  expect(kinds(await todayOf())).toEqual([]);
  const [due] = (await product.call(listCallbacks, { query: {} }, scene.org.admin)).items;
  const body = { version: due!.version, dueDate: day(), reason: 'Asked for a call today' };
  await product.call(rescheduleCallback, { params: { id: due!.id }, body }, scene.org.admin);
  await product.call(
    createLead,
    { body: { firstName: 'Isla', phone: '0412 345 678', interestedIn: 'Rhinoplasty', urgency: 'URGENT' } },
    scene.org.as('LEAD_COORDINATOR'),
  );
  const { items } = await todayOf();
  expect(items).toMatchObject([
    { kind: 'LEAD', who: 'Isla', about: 'Rhinoplasty', urgency: 'HIGH', reason: 'NOT_REACHED' },
    { kind: 'CALLBACK', id: due!.id, quoteId: quote.id, amountMinor: quote.totals.totalMinor, daysLate: 0 },
  ]);
  expect(kinds(await todayOf('LEAD_COORDINATOR'))).toEqual(['LEAD']);
  expect(kinds(await todayOf('USER'))).toEqual(['CALLBACK']);
});

it('shows cases that are not ready and cooling-off periods about to end', async () => {
  const undated = await signedQuote(scene, {}, '');
  const near = await signedQuote(scene, {}, addDays(day(), 9));
  const cosmetic = await signedQuote(scene, { procedureClass: 'COSMETIC' }, addDays(day(), 60));
  expect((await todayOf()).items.map(({ kind, reason, quoteId }) => [kind, reason, quoteId])).toEqual([
    ['CASE', 'NO_DATE', undated.quote.id],
    ['CASE', 'DATE_NEAR', near.quote.id],
  ]);
  await tamper(cosmetic.quote.id, `responded_at = ${noonIn(-7)}`);
  // Signed again since then: the period is that of the change, as on the patient's page.
  await product.sql(`update quoting.surgery_case set accepted_at = ${noonIn(-10)} where quote_id = $1`, [
    cosmetic.quote.id,
  ]);
  expect((await todayOf('ORG_ADMIN', 'COOLING_OFF')).items).toMatchObject([
    { kind: 'COOLING_OFF', quoteId: cosmetic.quote.id, dueOn: addDays(day(), 1), daysLate: -1 },
  ]);
});

it('shows future surgeries that are too early and no past ones', async () => {
  const later = () => signedQuote(scene, {}, addDays(day(), 60));
  const [coming, past] = [await later(), await later()];
  for (const [{ quote }, days] of [
    [coming, 20],
    [past, -20],
  ] as const)
    await product.sql(
      `update quoting.surgery_case set is_too_early = true, starts_at = ${noonIn(days)} where quote_id = $1`,
      [quote.id],
    );
  expect((await todayOf('ORG_ADMIN', 'TOO_EARLY')).items).toMatchObject([
    { kind: 'TOO_EARLY', quoteId: coming.quote.id, daysLate: -20 },
  ]);
});

it('shows approval requests only to users who decide them', async () => {
  const { quote } = await sentQuote(scene);
  await tamper(
    quote.id,
    `status = 'DRAFT', approval = '{"state": "REQUESTED", "reason": "A returning patient", "requestedByName": "Priya",
      "requestedAt": "${new Date().toISOString()}"}'`,
  );
  expect((await todayOf()).items).toMatchObject([
    { kind: 'APPROVAL', about: 'A returning patient', byName: 'Priya', id: quote.id },
  ]);
  expect(kinds(await todayOf('SALES_MANAGER'))).toEqual([]);
});

it('shows other failed emails until a later one about the quote is delivered', async () => {
  const { quote } = await sentQuote(scene);
  // Its own email is one, and may otherwise be later than the failed one.
  await untilMailed(scene, quote);
  const add = (state: string) =>
    product.sql(
      `insert into notifications.mail_message
         (id, organisation_id, template, recipient, subject, quote_id, quote_number, revision, message_id, dedupe_key, state, last_error, sealed_params)
       values (gen_random_uuid(), $1, 'quote-news', 'a@example.com', 'x', $2, 'Q', 1, gen_random_uuid()::text, gen_random_uuid()::text, $3, 'No such mailbox', null)`,
      [scene.org.organisationId, quote.id, state],
    );
  await add('FAILED');
  expect((await todayOf()).items).toMatchObject([
    { kind: 'MAIL_FAILED', reason: 'OTHER_EMAIL', about: 'No such mailbox', quoteId: quote.id },
  ]);
  await product.sql(
    `update notifications.mail_message set created_at = created_at - interval '1 hour' where quote_id = $1`,
    [quote.id],
  );
  await add('DELIVERED');
  expect(kinds(await todayOf())).toEqual([]);
});

describe('Today page while other services are down', () => {
  let alone: Product;
  beforeAll(async () => {
    alone = await startProduct({ only: ['identity', 'crm', 'quoting'] });
  });
  afterAll(() => alone.stop());

  it('shows the rest and names the missing services', async () => {
    const there = await openPractice(alone);
    await sentQuote(there, { validUntil: day() });
    const found = await alone.call(getToday, { query: {} }, there.org.admin);
    expect(found.missing.sort()).toEqual(['callbacks', 'notifications']);
    expect(found.items.map(({ kind }) => kind)).toEqual(['EXPIRING']);
  });
});
