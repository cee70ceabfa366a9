import {
  cancelPricingSimulation,
  createPricingRule,
  getPricingSimulation,
  startPricingSimulation,
  type PricingRuleInput,
  type RequestOf,
} from '@quillcare/contracts';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { draftQuote, openPractice, startQuoting } from '../../quote/operations/quote-scene.suite';
import { SimulatedQuotesReader } from '../persistence/simulated-quotes.reader';
import { RunPricingSimulationJob } from './run-pricing-simulation.job';
import { ResumePricingSimulationsJob } from './resume-pricing-simulations.job';

const product = testProduct(startQuoting);
const scene = perTest(() => openPractice(product));
afterEach(() => jest.restoreAllMocks());

type Start = NonNullable<RequestOf<typeof startPricingSimulation>['body']>;

const TEN_PERCENT_OFF = {
  name: 'Summer list',
  feeType: 'SURGERY_BASE_FEE',
  scope: { type: 'ALL' },
  override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 1_000 },
} as const satisfies Partial<PricingRuleInput>;

const start = (body: Start = { rule: TEN_PERCENT_OFF }, by = scene.org.admin) =>
  product.call(startPricingSimulation, { body }, by);
const read = (id: string, by = scene.org.admin) => product.call(getPricingSimulation, { params: { id } }, by);
const finished = (id: string) =>
  product.eventually(async () => {
    const simulation = await read(id);
    expect(['COMPLETED', 'CANCELLED', 'FAILED']).toContain(simulation.status);
    return simulation;
  });
const asService = <T>(work: () => Promise<T>) =>
  runInContext(
    contextFor({ kind: 'service', service: 'quoting' }, { organisationId: scene.org.organisationId }),
    work,
  );
const reader = () => product.app.get(SimulatedQuotesReader, { strict: false });

/** Notes the runs that begin from now on. Returns a function that waits until they have ended, whatever they did. */
function noteRuns(): () => Promise<unknown> {
  const runs = jest.spyOn(product.app.get(RunPricingSimulationJob, { strict: false }), 'handle');
  return () => Promise.allSettled(runs.mock.results.map(({ value }) => value as unknown));
}

/** Lets the first worker hang at its first quote, as if killed, until its lease has expired and it is told to wake. */
function hangOnce() {
  let wake = () => {};
  const hanging = new Promise<never>((_resolve, reject) => (wake = () => reject(new Error('Too late'))));
  const quotes = jest.spyOn(reader(), 'quotes').mockImplementationOnce(() => hanging);
  /** Not only that it has told its progress: then the next worker would hang instead. */
  const hangs = () => product.eventually(async () => expect(quotes).toHaveBeenCalledTimes(1));
  return { wake: () => wake(), hangs };
}

/** Quotes whose surgeon's fee comes from the catalogue, so that rules apply to it. */
async function addQuotes(count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) ids.push((await draftQuote(scene)).id);
  await product.sql(
    `update quoting.quote set lines = (select jsonb_agg(line || $2::jsonb) from jsonb_array_elements(lines) line)
      where organisation_id = $1`,
    [scene.org.organisationId, JSON.stringify(COMPUTED)],
  );
  return ids;
}

const COMPUTED = {
  key: 'a',
  kind: 'SURGEON',
  category: 'COSMETIC',
  procedureClass: 'COSMETIC',
  isTreatment: null,
  base: { type: 'AMOUNT', source: 'SURGERY', amountMinor: 100_000, from: { id: null, name: 'Rhinoplasty' } },
  options: [],
  part: null,
  minutes: null,
  enteredFeeMinor: null,
  discount: null,
  enteredGst: 'GST_FREE',
};

it('prices the quotes of the last 90 days with and without a new rule and stores no change', async () => {
  const [old = '', ...recent] = await addQuotes(3);
  await product.sql(`update quoting.quote set created_at = now() - interval '91 days' where id = $1`, [old]);
  const stored = (table: string) =>
    product.sql(`select * from quoting.${table} where organisation_id = $1 order by id`, [
      scene.org.organisationId,
    ]);
  const before = await stored('quote');
  const { id, status, pricedOn } = await start();
  expect(status).toBe('QUEUED');
  expect(pricedOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  const simulation = await finished(id);
  expect(simulation).toMatchObject({
    status: 'COMPLETED',
    ruleId: null,
    total: 2,
    done: 2,
    currency: 'AUD',
    result: { count: 2, raised: 0, lowered: 2, unchanged: 0 },
  });
  expect(simulation.result?.largest.map((quote) => quote.id).sort()).toEqual(recent.sort());
  expect([await stored('quote'), await stored('pricing_rule')]).toEqual([before, []]);
});

it('prices only the newest version of a quote', async () => {
  const [first = '', newest = ''] = await addQuotes(2);
  await product.sql(
    `update quoting.quote set revision = 2, quote_number = (select quote_number from quoting.quote where id = $1) where id = $2`,
    [first, newest],
  );
  const { result } = await finished((await start()).id);
  expect(result?.largest.map(({ id }) => id)).toEqual([newest]);
});

it('completes for a practice without quotes, simulating the removal of a stored rule', async () => {
  const rule = await product.call(createPricingRule, { body: TEN_PERCENT_OFF }, scene.org.admin);
  expect(await finished((await start({ ruleId: rule.id })).id)).toMatchObject({
    status: 'COMPLETED',
    ruleId: rule.id,
    total: 0,
    result: { count: 0, largest: [] },
  });
});

it.each<[string, Start]>([
  ['rule', {}],
  [
    'rule.override.basisPoints',
    { rule: { ...TEN_PERCENT_OFF, override: { type: 'PERCENTAGE_DISCOUNT', basisPoints: 10_001 } } },
  ],
  [
    'rule.effectiveTo',
    { rule: { ...TEN_PERCENT_OFF, effectiveFrom: '2026-12-02', effectiveTo: '2026-12-01' } },
  ],
])('rejects an invalid simulation at %s', async (path, body) => {
  await expect(start(body)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ path }] });
});

it('cancels a running simulation on request and when the same user starts another', async () => {
  await addQuotes(1);
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  const quotes = reader().quotes.bind(reader());
  jest.spyOn(reader(), 'quotes').mockImplementation(async (ids) => held.then(() => quotes(ids)));
  const runsEnd = noteRuns();

  const first = await start();
  await product.eventually(async () =>
    expect(await read(first.id)).toMatchObject({ status: 'RUNNING', total: 1 }),
  );
  const second = await start();
  expect(await read(first.id)).toMatchObject({ status: 'CANCELLED', result: null });
  const cancel = () => product.call(cancelPricingSimulation, { params: { id: second.id } }, scene.org.admin);
  expect(await cancel()).toMatchObject({ status: 'CANCELLED' });
  await expect(cancel()).rejects.toMatchObject({ code: 'ILLEGAL_TRANSITION' });
  go();
  await runsEnd();
  expect(await read(first.id)).toMatchObject({ status: 'CANCELLED', result: null });
});

it('restarts a simulation whose worker died and never shows a partial result', async () => {
  await addQuotes(2);
  const [runsEnd, { wake, hangs }] = [noteRuns(), hangOnce()];
  const { id } = await start();
  await hangs();
  expect(await read(id)).toMatchObject({ status: 'RUNNING', total: 2 });
  await product.sql(
    `update quoting.pricing_simulation set done = 1, lease_until = now() - interval '1 second' where id = $1`,
    [id],
  );
  expect(await read(id)).toMatchObject({ status: 'RUNNING', done: 1, result: null });
  await asService(() => product.app.get(ResumePricingSimulationsJob, { strict: false }).handle());
  const queued = await product.sql(
    `select 1 from quoting.outbox
      where destination = 'quoting.runPricingSimulation' and payload->'data'->>'simulationId' = $1`,
    [id],
  );
  expect(queued).toHaveLength(2);
  // The queue hands it over only when it has noticed the dead worker.
  const data = { organisationId: scene.org.organisationId, simulationId: id };
  const job = product.app.get(RunPricingSimulationJob, { strict: false });
  await asService(() => job.handle(data, { attempt: 1, lastAttempt: false }));
  const whole = { status: 'COMPLETED', done: 2, result: { count: 2, lowered: 2 } };
  expect(await finished(id)).toMatchObject(whole);
  wake();
  await runsEnd();
  expect(await read(id)).toMatchObject(whole);
});

it('gives up a simulation whose workers keep dying, and tells the page that watches it', async () => {
  await addQuotes(1);
  const { wake, hangs } = hangOnce();
  const { id } = await start();
  await hangs();
  expect(await read(id)).toMatchObject({ status: 'RUNNING', total: 1 });
  const events = () =>
    product.sql(
      `select 1 from quoting.outbox where destination = 'evt.quoting.PricingSimulationChanged.v1'
          and organisation_id = $2 and payload->'data'->>'simulationId' = $1`,
      [id, scene.org.organisationId],
    );
  const before = (await events()).length;
  await product.sql(
    `update quoting.pricing_simulation set tries = 10, lease_until = now() - interval '1 second' where id = $1`,
    [id],
  );
  await asService(() => product.app.get(ResumePricingSimulationsJob, { strict: false }).handle());
  expect(await read(id)).toMatchObject({ status: 'FAILED', result: null });
  expect(await events()).toHaveLength(before + 1);
  wake();
});

it('marks a simulation as failed after its last attempt', async () => {
  await addQuotes(1);
  jest.spyOn(reader(), 'quotes').mockRejectedValue(new Error('This quote cannot be read'));
  const { id: simulationId } = await start();
  const { organisationId } = scene.org;
  const job = product.app.get(RunPricingSimulationJob, { strict: false });
  const lastAttempt = () =>
    asService(() => job.handle({ organisationId, simulationId }, { attempt: 5, lastAttempt: true }));
  // The queue's own worker makes the first attempt, so this one repeats until it gets the claim.
  await product.eventually(() => expect(lastAttempt()).rejects.toThrow('This quote cannot be read'));
  expect(await read(simulationId)).toMatchObject({ status: 'FAILED', result: null });
});

it('removes simulations older than 30 days', async () => {
  const { id } = await start();
  await finished(id);
  await product.sql(
    `update quoting.pricing_simulation set created_at = now() - interval '31 days' where id = $1`,
    [id],
  );
  await start();
  await expect(read(id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
