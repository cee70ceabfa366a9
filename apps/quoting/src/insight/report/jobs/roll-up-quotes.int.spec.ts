import { getReportSummary, respondToQuote, updateOrganisation } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { contextFor, runInContext } from '@quillcare/service-kit';
import { perTest, testProduct } from '@quillcare/testing';
import { client, rejection } from '../../../patient/patient/operations/answers.suite';
import {
  openPractice,
  patientBy,
  sentQuote,
  startQuoting,
} from '../../../quote/quote/operations/quote-scene.suite';
import { QuoteRollUp } from '../persistence/quote-roll-up';
import { RollUpQuotesJob } from './roll-up-quotes.job';

const product = testProduct(startQuoting);
const scene = perTest(() => openPractice(product));
afterEach(() => jest.restoreAllMocks());

const run = () =>
  runInContext(contextFor({ kind: 'service', service: 'quoting' }), () =>
    product.app.get(RollUpQuotesJob, { strict: false }).handle(),
  );
const figures = async () => {
  const today = todayIn(product.clock.now(), 'Australia/Sydney');
  const query = { from: today, to: today };
  return (await product.call(getReportSummary, { query }, scene.org.admin)).quotes.now;
};
const stored = (table: string) =>
  product.sql(`select t::text as row from quoting.${table} t where organisation_id = $1 order by 1`, [
    scene.org.organisationId,
  ]);
const marks = () => stored('report_mark');

it('leaves everything to the next run when a worker dies, without counting anything twice', async () => {
  await sentQuote(scene);
  await run();
  const { token } = await sentQuote(scene);
  await product.call(respondToQuote, { params: { token }, body: rejection }, await patientBy(scene, token), {
    client,
  });
  const before = await stored('report_day');
  const rollUp = product.app.get(QuoteRollUp, { strict: false });
  const apply = rollUp.apply.bind(rollUp);
  const dying = jest.spyOn(rollUp, 'apply').mockImplementation(async (numbers, zone) => {
    await apply(numbers, zone);
    throw new Error('The worker died.');
  });
  await run();
  expect(dying).toHaveBeenCalled();
  expect(await stored('report_day')).toEqual(before);
  expect(await marks()).not.toHaveLength(0);
  dying.mockRestore();
  await run();
  expect(await figures()).toMatchObject({ quotes: 2, declined: 1, waiting: 1 });
  expect(await marks()).toHaveLength(0);
});

it('gives the same result when run concurrently and repeatedly', async () => {
  for (let at = 0; at < 3; at += 1) await sentQuote(scene);
  await Promise.all([run(), run(), run()]);
  await run();
  const [days, facts] = [await stored('report_day'), await stored('report_quote')];
  expect(await figures()).toMatchObject({ quotes: 3 });
  await product.sql(
    `insert into quoting.report_mark (organisation_id, subject)
     select organisation_id, quote_number from quoting.quote where organisation_id = $1`,
    [scene.org.organisationId],
  );
  await run();
  expect(await stored('report_day')).toEqual(days);
  expect(await stored('report_quote')).toEqual(facts);
});

it('counts quotes changed directly in the database', async () => {
  const { quote } = await sentQuote(scene);
  await run();
  await product.sql(`update quoting.quote set status = 'EXPIRED' where id = $1`, [quote.id]);
  await run();
  expect(await figures()).toMatchObject({ quotes: 1, waiting: 0, expired: 1 });
});

it('reports the time up to which quotes are counted', async () => {
  const begun = Date.now();
  await run();
  const query = { from: '2026-01-01', to: '2026-01-31' };
  const fresh = await product.call(getReportSummary, { query }, scene.org.admin);
  expect(new Date(fresh.asOf).getTime()).toBeGreaterThanOrEqual(begun);
  // Otherwise the test's own worker may process the mark first.
  const rollUp = product.app.get(QuoteRollUp, { strict: false });
  jest.spyOn(rollUp, 'apply').mockRejectedValue(new Error('The worker died.'));
  const at = new Date(Date.now() - 40_000).toISOString();
  await product.sql(
    `insert into quoting.report_mark (organisation_id, subject, marked_at) values ($1, '', $2)`,
    [scene.org.organisationId, at],
  );
  const late = await product.call(getReportSummary, { query }, scene.org.admin);
  expect(late.asOf).toBe(at);
});

it('recounts the days of a practice that changes its time zone', async () => {
  await sentQuote(scene);
  await run();
  const former = await stored('report_practice');
  const [{ version }] = (await product.sql<{ version: number }>(
    'select version from identity.organisation where id = $1',
    [scene.org.organisationId],
  )) as [{ version: number }];
  const body = { version, timeZone: 'Pacific/Auckland' };
  await product.call(updateOrganisation, { body }, scene.org.admin);
  await product.eventually(async () => {
    await run();
    expect(await stored('report_practice')).not.toEqual(former);
  });
  await run();
  const day = todayIn(product.clock.now(), 'Pacific/Auckland');
  expect(await stored('report_day')).toContainEqual({ row: expect.stringContaining(`,ALL,${day},`) });
});
