import type { BilledFeeInput } from '@quillcare/contracts';
import {
  billedFeesOf,
  buildItemEntry,
  buildLineEntries,
  assertBillingOpen,
  type StoredFee,
} from './billed-fees';

const LINE = {
  id: 'l1',
  kind: 'SURGEON',
  description: 'Septoplasty',
  providerName: null,
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  unitFeeMinor: 500_000,
  discountMinor: 0,
  gstTreatment: 'TAXABLE',
};
const FREE = { ...LINE, id: 'l2', kind: 'ANAESTHETIST', unitFeeMinor: 120_000, gstTreatment: 'GST_FREE' };
const QUOTE = {
  id: 'q1',
  quoteNumber: 'Q-2026-000001',
  currency: 'AUD',
  gstRateBasisPoints: 1000,
  lines: [LINE, FREE],
} as never;
const TODAY = '2026-11-23';
const fee = (changes: Partial<BilledFeeInput> = {}): BilledFeeInput => ({
  lineId: 'l1',
  version: null,
  amountMinor: 500_000,
  billedOn: TODAY,
  invoiceReference: null,
  item: null,
  billerName: null,
  reason: null,
  reasonText: null,
  ...changes,
});

describe('billed fees', () => {
  it('take the GST treatment of their quote line', () => {
    expect(
      buildLineEntries([fee(), fee({ lineId: 'l2', amountMinor: 120_000 })], QUOTE, [], TODAY),
    ).toMatchObject([
      { quoteId: 'q1', amountMinor: 500_000, gstMinor: 50_000, totalMinor: 550_000, quotedMinor: 550_000 },
      { amountMinor: 120_000, gstMinor: 0, totalMinor: 120_000, quotedMinor: 120_000 },
    ]);
  });

  it('are rejected with every invalid field of every line named', () => {
    const wrong = [fee({ amountMinor: 1 }), fee({ lineId: 'elsewhere' }), fee({ billedOn: '2027-01-01' })];
    expect(() => buildLineEntries(wrong, QUOTE, [], TODAY)).toThrow(
      expect.objectContaining({
        errors: [
          { path: 'lines.0.reason', message: expect.any(String) },
          { path: 'lines.1.lineId', message: 'Item not found' },
          { path: 'lines.2.billedOn', message: expect.any(String) },
        ],
      }),
    );
  });

  it('drop the reason when the amount equals the quote', () => {
    const given = fee({ reason: 'LONGER_STAY', reasonText: 'One more night' });
    expect(buildLineEntries([given], QUOTE, [], TODAY)).toMatchObject([{ reason: null, reasonText: null }]);
  });
});

it('compares each line in the order of the quote and totals only the lines entered so far', () => {
  const stored: StoredFee = {
    lineId: 'l2',
    addedItem: null,
    version: 3,
    amountMinor: 150_000,
    gstMinor: 0,
    totalMinor: 150_000,
    quotedMinor: 120_000,
    billedOn: TODAY,
    invoiceReference: 'INV-7',
    billerName: 'Dr Ngāpō',
    reason: 'LONGER_THAN_PLANNED',
    reasonText: null,
    updatedAt: new Date(0),
    enteredByName: 'Ruby',
  };
  const fees = billedFeesOf({ id: 'c1', status: 'COMPLETED' }, QUOTE, [stored]);
  expect(fees.lines.map(({ lineId, billed }) => [lineId, billed?.differenceMinor ?? null])).toEqual([
    ['l1', null],
    ['l2', 30_000],
  ]);
  expect(fees.totals).toEqual({
    quotedMinor: 120_000,
    billedMinor: 150_000,
    differenceMinor: 30_000,
    differenceBasisPoints: 2_500,
    quoteMinor: 670_000,
    linesBilled: 1,
    linesToBill: 1,
  });
  expect(fees.isOpen).toBe(true);
});

describe('billed item that was not quoted', () => {
  const item = {
    kind: 'HOSPITAL' as const,
    description: 'Second night',
    billedBy: 'HOSPITAL' as const,
    gstTreatment: 'GST_FREE' as const,
    amountMinor: 80_000,
    billedOn: TODAY,
    invoiceReference: null,
    billerName: 'Harbour Private',
    reason: 'LONGER_STAY' as const,
    reasonText: null,
  };
  const added = buildItemEntry(item, QUOTE, { lineId: 'x1', count: 0 }, TODAY);

  it('counts as quoted at zero and in full as a difference', () => {
    expect(added).toMatchObject({ lineId: 'x1', quotedMinor: 0, totalMinor: 80_000, reason: 'LONGER_STAY' });
    const stored = { ...added, version: 1, updatedAt: new Date(0), enteredByName: 'Ruby' };
    const { lines, totals } = billedFeesOf({ id: 'c1', status: 'COMPLETED' }, QUOTE, [stored]);
    expect(lines.at(-1)).toMatchObject({
      description: 'Second night',
      isAdded: true,
      providerName: 'Harbour Private',
    });
    expect(totals).toMatchObject({
      quotedMinor: 0,
      differenceMinor: 80_000,
      quoteMinor: 670_000,
      linesToBill: 2,
    });
    const changed = fee({ lineId: 'x1', version: 1, amountMinor: 90_000, reason: 'LONGER_STAY' });
    expect(buildLineEntries([changed], QUOTE, [stored], TODAY)).toMatchObject([
      { totalMinor: 90_000, addedItem: { description: 'Second night' } },
    ]);
  });

  it('needs an amount when it is changed, as when it was added', () => {
    const stored = { ...added, version: 1, updatedAt: new Date(0), enteredByName: 'Ruby' };
    const changed = fee({ lineId: 'x1', version: 1, amountMinor: 0, reason: null });
    expect(() => buildLineEntries([changed], QUOTE, [stored], TODAY)).toThrow(
      expect.objectContaining({
        errors: [{ path: 'lines.0.amountMinor', message: 'Please enter an amount' }],
      }),
    );
  });

  it('can be redescribed with new GST, unlike a line of the quote', () => {
    const stored = { ...added, version: 1, updatedAt: new Date(0), enteredByName: 'Ruby' };
    const described = {
      kind: 'IMPLANT' as const,
      description: 'Second splint',
      billedBy: 'PRACTICE' as const,
      gstTreatment: 'TAXABLE' as const,
    };
    const changed = fee({ lineId: 'x1', version: 1, item: described, amountMinor: 90_000 });
    const reasoned = { ...changed, reason: 'ITEM_ADDED' as const };
    expect(buildLineEntries([reasoned], QUOTE, [stored], TODAY)).toMatchObject([
      { addedItem: described, gstMinor: 9_000, totalMinor: 99_000 },
    ]);
    expect(() => buildLineEntries([fee({ item: described })], QUOTE, [stored], TODAY)).toThrow(
      expect.objectContaining({ errors: [{ path: 'lines.0.item', message: expect.any(String) }] }),
    );
  });

  it('is refused with a future date, "other" without a text, or above the limit of items', () => {
    const wrong = { ...item, billedOn: '2027-01-01', reason: 'OTHER' as const };
    expect(() => buildItemEntry(wrong, QUOTE, { lineId: 'x1', count: 50 }, TODAY)).toThrow(
      expect.objectContaining({
        errors: ['billedOn', 'reasonText', 'description'].map((path) => ({
          path,
          message: expect.any(String),
        })),
      }),
    );
  });
});

it('rejects billed fees until the surgery is completed', () => {
  expect(() => assertBillingOpen({ status: 'CONFIRMED', isDisputed: false })).toThrow(
    'once the surgery is completed',
  );
  expect(() => assertBillingOpen({ status: 'POST_OP', isDisputed: false })).not.toThrow();
});
