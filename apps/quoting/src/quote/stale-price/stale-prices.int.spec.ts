import {
  createPricingRule,
  createSite,
  deleteQuote,
  DoctorChanged,
  HospitalChanged,
  listQuotes,
  OptionListChanged,
  PricingRuleChanged,
  QuoteSettingsChanged,
  requestDiscountApproval,
  sendQuote,
  SiteChanged,
  SurgeryChanged,
  SurgeryConfigurationChanged,
  updateDoctor,
  updateHospital,
  updatePricingRule,
  updateQuote,
  updateQuotePrices,
  updateQuoteSettings,
  updateSite,
  type Quote,
  type RequestOf,
} from '@quillcare/contracts';
import { MEDICARE_SETTINGS_JULY_2026 } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, startProduct, testProduct, withoutQuoteFiles } from '@quillcare/testing';
import { openPricedPractice, pricedDraft } from '../quote/operations/priced-scene.suite';
import { echo } from '../quote/operations/quote-scene.suite';
import { PriceListReader } from '../quote/operations/price-list.reader';
import { AskForNewDayPricesJob } from './jobs/ask-for-new-day-prices.job';
import { CheckOpenQuotesJob } from './jobs/check-open-quotes.job';
import { SweepStalePricesJob } from './jobs/sweep-stale-prices.job';

const product = testProduct(() =>
  startProduct({ only: ['identity', 'crm', 'quoting'], extend: withoutQuoteFiles }),
);
const scene = perTest(() => openPricedPractice(product));

const PRICE_EVENTS = [
  DoctorChanged,
  HospitalChanged,
  OptionListChanged,
  PricingRuleChanged,
  QuoteSettingsChanged,
  SiteChanged,
  SurgeryChanged,
  SurgeryConfigurationChanged,
].map(({ name }) => name);

const draft = () => pricedDraft(scene, { surgeries: [{ surgeryId: scene.rhinoplasty }] });

const found = async (attention: 'PRICES_CHANGED' | 'APPROVAL_WAITING') =>
  (await product.call(listQuotes, { query: { attention } }, scene.org.admin)).items.map(({ id }) => id);

/**
 * Backdates the checks just requested by the time that the sweep would wait, and runs it. By more, one that was requested during
 * another check would count as requested before it, and be lost with it.
 */
async function swept(): Promise<void> {
  await product.sql(
    `update quoting.price_check set asked_at = asked_at - interval '2 seconds'
      where asked_at > clock_timestamp() - interval '2 seconds'`,
  );
  const asService = contextFor({ kind: 'service', service: 'quoting' });
  await runInContext(asService, () => product.app.get(SweepStalePricesJob, { strict: false }).handle());
}

type Scope = NonNullable<RequestOf<typeof createPricingRule>['body']>['scope'];

const addRule = (name = 'Summer list', scope: Scope = { type: 'ALL' }) =>
  product.call(
    createPricingRule,
    {
      body: {
        name,
        feeType: 'SURGERY_BASE_FEE',
        scope,
        override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
      },
    },
    scene.org.admin,
  );

/** Waits until the changes so far, including those of the practices' set-up, have requested their checks. */
async function areHeard(): Promise<void> {
  await product.eventually(async () => {
    const unheard = await product.sql(
      `select payload->>'type' from quoting.outbox o where split_part(payload->>'type', '.', 2) = any($1)
          and not exists (select 1 from quoting.inbox i where i.event_id = o.id and i.consumer like '%CheckAfter%')`,
      [PRICE_EVENTS],
    );
    expect(unheard).toEqual([]);
  });
}

/** Waits until the practice's checks have finished, and expects these quotes to be marked. */
async function isMarked(quotes: readonly Quote[]): Promise<void> {
  await areHeard();
  await product.eventually(async () => {
    await swept();
    expect((await found('PRICES_CHANGED')).sort()).toEqual(quotes.map(({ id }) => id).sort());
  });
  await product.eventually(async () => expect(await isAsked()).toBe(false));
}

async function isAsked(): Promise<boolean> {
  const asked = await product.sql('select 1 from quoting.price_check where organisation_id = $1', [
    scene.org.organisationId,
  ]);
  return asked.length > 0;
}

it('lists drafts and unanswered quotes whose price a new rule changes, until they are repriced', async () => {
  const [first, second, third] = [await draft(), await draft(), await draft()];
  await product.call(
    sendQuote,
    { params: { id: second.id }, body: { version: second.version } },
    scene.org.admin,
  );
  await product.call(deleteQuote, { params: { id: third.id } }, scene.org.admin);
  expect(await found('PRICES_CHANGED')).toEqual([]);
  const rule = await addRule();
  await isMarked([first, second]);
  await product.call(
    updateQuotePrices,
    { params: { id: first.id }, body: { version: first.version } },
    scene.org.admin,
  );
  expect(await found('PRICES_CHANGED')).toEqual([second.id]);
  const off = { params: { id: rule.id }, body: { version: rule.version, isActive: false } };
  await product.call(updatePricingRule, off, scene.org.admin);
  // The sent quote has its old price again, and the draft would now cost more.
  await isMarked([first]);
});

describe('rule that has no effect without an active', () => {
  const by = () => scene.org.admin;
  const off = { version: 1, isActive: false };
  const address = { address: '3 Wharf Road, Sydney', phone: '02 9555 0101' };
  const addSite = async () =>
    (await product.call(createSite, { body: { name: 'Harbour Rooms', ...address } }, by())).id;

  it.each<['DOCTOR' | 'HOSPITAL' | 'SITE', () => Promise<string>, (id: string) => Promise<unknown>]>([
    [
      'DOCTOR',
      async () => scene.doctorId,
      (id) => product.call(updateDoctor, { params: { id }, body: off }, by()),
    ],
    [
      'HOSPITAL',
      async () => scene.hospitalId,
      (id) => product.call(updateHospital, { params: { id }, body: off }, by()),
    ],
    ['SITE', addSite, (id) => product.call(updateSite, { params: { id }, body: off }, by())],
  ])('%s marks the quotes that had its price', async (type, find, deactivate) => {
    const targetId = await find();
    await addRule('Of one', { type, targetId });
    const quote = await pricedDraft(scene, {
      surgeries: [{ surgeryId: scene.rhinoplasty }],
      siteId: type === 'SITE' ? targetId : null,
    });
    await isMarked([]);
    await deactivate(targetId);
    await isMarked([quote]);
  });
});

it('unmarks a stale draft once it is saved at current prices', async () => {
  const quote = await draft();
  await addRule();
  await isMarked([quote]);
  const lines = quote.lines.map(echo);
  // Saving a draft prices it with the current rules.
  const request = {
    params: { id: quote.id },
    body: { version: quote.version, lines, notesToPatient: 'Hello' },
  };
  await product.call(updateQuote, request, scene.org.admin);
  await isMarked([]);
});

it('lists nothing of another practice and repeats a check whose worker died', async () => {
  const quote = await draft();
  await addRule();
  await isMarked([quote]);
  const other = await openPricedPractice(product);
  const { items } = await product.call(
    listQuotes,
    { query: { attention: 'PRICES_CHANGED' } },
    other.org.admin,
  );
  expect(items).toEqual([]);
  // As if its worker had been killed: requested, queued and never finished.
  await product.sql(
    `insert into quoting.price_check (organisation_id, asked_at, queued_at)
     values ($1, now() - interval '1 hour', now() - interval '10 minutes')
     on conflict (organisation_id) do update set asked_at = excluded.asked_at, queued_at = excluded.queued_at`,
    [scene.org.organisationId],
  );
  await product.sql('delete from quoting.stale_quote where organisation_id = $1', [scene.org.organisationId]);
  await isMarked([quote]);
});

it('reads the price list once for all quotes and queues no second check while one is running', async () => {
  const quotes = [await draft(), await draft(), await draft()];
  const { organisationId } = scene.org;
  // The checks asked for so far, here and by the practices of earlier tests, read the price list too.
  await areHeard();
  await product.eventually(async () => {
    await swept();
    expect(await product.sql('select 1 from quoting.price_check')).toEqual([]);
  });
  const reads = jest.spyOn(product.app.get(PriceListReader, { strict: false }), 'read');
  await addRule();
  await isMarked(quotes);
  expect(reads).toHaveBeenCalledTimes(1);
  reads.mockRestore();
  // Another worker is in the middle of a long check.
  await product.sql(
    `insert into quoting.price_check (organisation_id, asked_at, queued_at, leased_until)
     values ($1, now() - interval '1 hour', now() - interval '10 minutes', now() + interval '1 minute')
     on conflict (organisation_id) do update
       set asked_at = excluded.asked_at, queued_at = excluded.queued_at, leased_until = excluded.leased_until`,
    [organisationId],
  );
  const check = () =>
    product.sql(
      `select queued_at < now() - interval '9 minutes' as "isLeft", leased_until > now() as "isLeased"
         from quoting.price_check where organisation_id = $1`,
      [organisationId],
    );
  await swept();
  const job = product.app.get(CheckOpenQuotesJob, { strict: false });
  await runInContext(contextFor({ kind: 'service', service: 'quoting' }, { organisationId }), () =>
    job.handle({ organisationId, quoteIds: null }),
  );
  expect(await check()).toEqual([{ isLeft: true, isLeased: true }]);
  // It died, so the next worker takes over.
  await product.sql(
    `update quoting.price_check set leased_until = now() - interval '1 second' where organisation_id = $1`,
    [organisationId],
  );
  await product.eventually(async () => {
    await swept();
    expect(await check()).toEqual([]);
  });
});

it('requests one check on the day rules begin or an MBS table comes into force', async () => {
  const quotes = [await draft(), await draft()];
  await addRule();
  await addRule('Autumn list');
  await isMarked(quotes);
  const { organisationId } = scene.org;
  await product.sql('delete from quoting.price_check where organisation_id = $1', [organisationId]);
  const asService = contextFor({ kind: 'service', service: 'quoting' });
  const askForDay = () =>
    runInContext(asService, () => product.app.get(AskForNewDayPricesJob, { strict: false }).handle());
  await askForDay();
  expect(await isAsked()).toBe(false);
  const rulesBegin = (day: string) =>
    product.sql(`update quoting.pricing_rule set effective_from = ${day} where organisation_id = $1`, [
      organisationId,
    ]);
  await rulesBegin('current_date');
  await askForDay();
  expect(await isAsked()).toBe(true);
  await rulesBegin("date '2026-01-01'");
  await product.sql('delete from quoting.price_check where organisation_id = $1', [organisationId]);
  const [table] = await product.sql<{ id: string }>(
    `insert into quoting.mbs_table (id, effective_on, file_name, sha256, item_count, is_sample, settings, loaded_at, loaded_by_name)
     values (gen_random_uuid(), current_date, 'mbs.xml', 'x', 0, false, $1, now(), 'Test') returning id`,
    [JSON.stringify(MEDICARE_SETTINGS_JULY_2026)],
  );
  await askForDay();
  expect(await isAsked()).toBe(true);
  await product.sql('delete from quoting.mbs_table where id = $1', [table?.id]);
});

it('lists discounts that await approval', async () => {
  const settings = { version: 0, discountCapBasisPoints: 500 };
  await product.call(updateQuoteSettings, { body: settings }, scene.org.admin);
  const quote = await draft();
  const quoteDiscount = { type: 'PERCENTAGE' as const, basisPoints: 1_000 };
  const { version } = await product.call(
    updateQuote,
    { params: { id: quote.id }, body: { version: quote.version, quoteDiscount } },
    scene.org.admin,
  );
  expect(await found('APPROVAL_WAITING')).toEqual([]);
  const body = { version, reason: 'Her second operation with us.' };
  await product.call(requestDiscountApproval, { params: { id: quote.id }, body }, scene.org.admin);
  expect(await found('APPROVAL_WAITING')).toEqual([quote.id]);
});
