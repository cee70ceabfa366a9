import { exportQuotes, listQuotes, type RequestOf } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import type { Product } from '@quillcare/testing';
import Papa from 'papaparse';
import { auditOf, draftQuote, openPractice, sentQuote, startQuoting, type Scene } from './quote-scene.suite';

let product: Product;
let scene: Scene;
const TODAY = todayIn(new Date(), 'Australia/Sydney');
beforeAll(async () => {
  product = await startQuoting();
  scene = await openPractice(product);
});
afterAll(() => product.stop());

type Query = NonNullable<RequestOf<typeof exportQuotes>['query']>;

/** All pages as the gateway passes them on. */
async function exported(query: Query = {}, of = scene): Promise<{ text: string; pages: number }> {
  let [text, pages, cursor] = ['', 0, undefined as string | undefined];
  do {
    const page = await product.call(exportQuotes, { query: { ...query, cursor } }, of.org.admin);
    expect(page.fileName).toBe(`quotes-${TODAY}.csv`);
    [text, pages, cursor] = [text + page.text, pages + 1, page.nextCursor ?? undefined];
  } while (cursor);
  return { text, pages };
}
const rowsOf = (text: string) =>
  Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), { header: true, skipEmptyLines: true })
    .data;

it('is the filtered list as a table, with plain days and money', async () => {
  const { quote } = await sentQuote(scene);
  await draftQuote(scene);
  const { text } = await exported({ status: 'SENT' });
  expect(text.startsWith('\uFEFFNumber,Version,Status,')).toBe(true);
  expect(rowsOf(text)).toEqual([
    {
      ...{ Number: quote.quoteNumber, Version: '1', Status: 'SENT', Client: "Siobhán O'Brien" },
      ...{ Doctor: 'Dr Thị Mai Nguyễn', Hospital: '', Site: '', Created: TODAY, Sent: TODAY },
      ...{
        'First viewed': '',
        Answered: '',
        'Valid until': quote.validUntil,
        Currency: 'AUD',
        Total: '6700.00',
      },
    },
  ]);
  expect(rowsOf((await exported()).text)).toHaveLength(2);
});

it('has no formulas, whatever a client is called', async () => {
  const own = await openPractice(product);
  const { id } = await draftQuote(own);
  await product.sql(
    `update quoting.quote set client = client || '{"firstName": "=HYPERLINK(1)"}' where id = $1`,
    [id],
  );
  expect(rowsOf((await exported({}, own)).text)[0]?.['Client']).toBe("'=HYPERLINK(1) O'Brien");
});

it('is audited at its beginning, with the filters and how many there are', async () => {
  const own = await openPractice(product);
  for (let count = 0; count < 3; count += 1) await draftQuote(own);
  await exported({ status: 'DRAFT', doctorId: own.doctorId }, own);
  expect(await auditOf(own, own.org.organisationId)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        action: 'EXPORT',
        notes: `3 quotes as CSV; filters: status=DRAFT, doctorId=${own.doctorId}`,
      }),
    ]),
  );
});

it('goes on page by page, each quote once and in the order of the list', async () => {
  const own = await openPractice(product);
  const { id } = await draftQuote(own);
  await product.sql(
    `insert into quoting.quote select (jsonb_populate_record(q, jsonb_build_object('id', gen_random_uuid(),
         'quote_number', 'Q-2020-' || lpad(n::text, 6, '0'), 'created_at', q.created_at - n * interval '1 minute'))).*
       from quoting.quote q, generate_series(1, 1204) n where q.id = $1`,
    [id],
  );
  const { text, pages } = await exported({ sort: 'createdAt' }, own);
  const numbers = rowsOf(text).map((row) => row['Number']);
  expect([pages, numbers.length, new Set(numbers).size]).toEqual([3, 1_205, 1_205]);
  expect(numbers.slice(0, 2)).toEqual(['Q-2020-001204', 'Q-2020-001203']);
  expect(
    (await auditOf(own, own.org.organisationId)).filter(({ action }) => action === 'EXPORT'),
  ).toHaveLength(1);
}, 30_000);

describe('what needs attention', () => {
  const numbers = async (query: object, of: Scene) =>
    (await product.call(listQuotes, { query }, of.org.admin)).items.map(({ id }) => id);

  it('is what the patient has seen and not answered, and what expires within a week', async () => {
    const own = await openPractice(product);
    const { quote: seen } = await sentQuote(own);
    const { quote: soon } = await sentQuote(own, { validUntil: addDays(TODAY, 7) });
    await sentQuote(own, { validUntil: addDays(TODAY, 8) });
    const { quote: last } = await sentQuote(own, { validUntil: TODAY });
    await draftQuote(own, { validUntil: TODAY });
    const { quote: answered } = await sentQuote(own, { validUntil: TODAY });
    await product.sql('update quoting.quote set first_viewed_at = now() where id = any($1)', [
      [seen.id, answered.id],
    ]);
    await product.sql(`update quoting.quote set status = 'REJECTED' where id = $1`, [answered.id]);
    expect(await numbers({ attention: 'VIEWED_UNANSWERED' }, own)).toEqual([seen.id]);
    expect(await numbers({ attention: 'EXPIRES_SOON', sort: 'validUntil' }, own)).toEqual([last.id, soon.id]);
    expect(rowsOf((await exported({ attention: 'EXPIRES_SOON' }, own)).text)).toHaveLength(2);
  });
});
