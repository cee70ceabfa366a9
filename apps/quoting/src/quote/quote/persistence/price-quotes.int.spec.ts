import { getQuote, quoteLine, updateQuote, type Quote } from '@quillcare/contracts';
import { dropSearchViews, makeSearchViews } from '@quillcare/service-kit';
import { perFile, testProduct } from '@quillcare/testing';
import type { QueryRunner } from 'typeorm';
import { draftQuote, openPractice, startQuoting } from '../operations/quote-scene.suite';
import { PriceQuotes1764400005001 } from './price-quotes.migration';
import { QuoteVersions1764400006002 } from './quote-versions.migration';

const migration = new PriceQuotes1764400005001();
/** Came later, so it goes first. */
const later = new QuoteVersions1764400006002();
const OLD_FIELDS = Object.keys(quoteLine.shape);

const product = testProduct(startQuoting);
const scene = perFile(() => openPractice(product));

const runner = () =>
  ({ query: (text: string, values?: unknown[]) => product.sql(text, values) }) as unknown as QueryRunner;
const read = ({ id }: Quote): Promise<Quote> => product.call(getQuote, { params: { id } }, scene.org.admin);

/** What a line of before was: the fields that a patient sees. */
async function makeLinesOld(): Promise<void> {
  await product.sql(
    `update quoting.quote set lines = (
       select jsonb_agg((select jsonb_object_agg(key, value) from jsonb_each(line) where key = any($1)) order by place)
         from jsonb_array_elements(lines) with ordinality as l (line, place))`,
    [OLD_FIELDS],
  );
}

it('gives lines of before the form that can be priced again, with every amount as it was', async () => {
  const [first] = (await draftQuote(scene)).lines;
  const { id: _id, ...line } = quoteLine.parse(first);
  const typed = {
    kind: line.kind,
    description: line.description,
    billedBy: line.billedBy,
    basis: line.basis,
    quantity: 1.5,
    unitFeeMinor: 3_333,
    discountMinor: 499,
    gstTreatment: 'TAXABLE' as const,
    medicareBenefitMinor: 1_000,
  };
  const before = await draftQuote(scene, {
    lines: [typed, { ...typed, billedBy: 'PROVIDER', discountMinor: 0 }],
  });
  const ask = (sql: string, params?: unknown[]) => product.sql(sql, params);
  await dropSearchViews('quoting', ask);
  await later.down(runner());
  await migration.down(runner());
  await makeLinesOld();
  await migration.up(runner());
  await later.up(runner());
  await makeSearchViews('quoting', ask);

  const after = await read(before);
  expect(after.lines.map((one) => quoteLine.parse(one))).toEqual(
    before.lines.map((one) => quoteLine.parse(one)),
  );
  // What a line costs by the practice's prices was not kept then.
  const { highestBasisPoints: _highest, belowList: _below, ...discount } = before.discount;
  expect(after).toMatchObject({
    totals: before.totals,
    discount,
    pricedOn: before.pricedOn,
  });
  expect(after.lines[0]).toMatchObject({
    key: before.lines[0]?.id,
    enteredFeeMinor: 3_333,
    gstReason: 'ENTERED',
    trace: [],
    discount: { type: 'FIXED_AMOUNT', amountMinor: 499 },
  });
  const body = { version: after.version, notesToPatient: 'Bring your referral' };
  const saved = await product.call(updateQuote, { params: { id: after.id }, body }, scene.org.admin);
  expect(saved.totals).toEqual(before.totals);
  expect(saved.lines.map(({ id }) => id)).toEqual(before.lines.map(({ id }) => id));
});

it('lets a number have several versions, each once', async () => {
  const { id, quoteNumber } = await draftQuote(scene);
  const other = await draftQuote(scene);
  const renumber = (revision: number) =>
    product.sql('update quoting.quote set quote_number = $2, revision = $3 where id = $1', [
      other.id,
      quoteNumber,
      revision,
    ]);
  await expect(renumber(1)).rejects.toThrow('quote_version_unique');
  await renumber(2);
  expect(await read({ id } as Quote)).toMatchObject({ quoteNumber, revision: 1 });
});
