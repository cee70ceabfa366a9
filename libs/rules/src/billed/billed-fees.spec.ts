import fc from 'fast-check';
import { priceLine, calculateQuoteTotals, type PricedLine } from '../quote-totals';
import {
  billedCharge,
  billedDifference,
  billedTotals,
  enteredFeeProblems,
  quotedCharge,
  type ComparedFees,
} from './billed-fees';
import { forAll } from '../for-all.suite';

const LINE: PricedLine = {
  kind: 'SURGEON',
  billedBy: 'PRACTICE',
  basis: 'FIXED',
  quantity: 1,
  unitFeeMinor: 500_000,
  discountMinor: 0,
  gstTreatment: 'TAXABLE',
};

const amount = fc.integer({ min: 0, max: 1_000_000_000 });
const charge = amount.map((totalMinor) => ({ totalMinor }));
const line: fc.Arbitrary<ComparedFees> = fc.record({ quoted: charge, billed: fc.option(charge) });

describe('quotedCharge and billedCharge', () => {
  it('charge the quoted amount, and nothing for a line that is not included', () => {
    expect(quotedCharge(LINE, 1000)).toEqual({
      amountMinor: 500_000,
      gstMinor: 50_000,
      totalMinor: 550_000,
    });
    expect(quotedCharge({ ...LINE, basis: 'NOT_INCLUDED' }, 1000).totalMinor).toBe(0);
  });

  it('apply the GST of the quote, so billing the quoted amount makes no difference', () => {
    const treatment = fc.constantFrom('TAXABLE' as const, 'GST_FREE' as const);
    forAll(amount, treatment, fc.constantFrom(1000, 1500), (unitFeeMinor, gstTreatment, rate) => {
      const quoted = quotedCharge({ ...LINE, unitFeeMinor, gstTreatment }, rate);
      expect(billedCharge(quoted.amountMinor, gstTreatment, rate)).toEqual(quoted);
      expect(quoted.totalMinor).toBe(priceLine({ ...LINE, unitFeeMinor, gstTreatment }, rate).totalMinor);
    });
  });
});

describe('billedDifference', () => {
  it.each([
    [100_000, 100_000, 0, 0],
    [100_000, 112_345, 12_345, 1_235],
    [100_000, 90_000, -10_000, -1_000],
    [30_000, 40_000, 10_000, 3_333],
    [100_000, 0, -100_000, -10_000],
    [0, 5_000, 5_000, null],
    [0, 0, 0, null],
  ])('of %i quoted and %i billed is %i, or %s basis points', (quoted, billed, minor, share) => {
    expect(billedDifference(quoted, billed)).toEqual({
      differenceMinor: minor,
      differenceBasisPoints: share,
    });
  });

  it('has a share of the same sign, and null only where nothing was quoted', () => {
    forAll(amount, amount, (quoted, billed) => {
      const { differenceMinor, differenceBasisPoints } = billedDifference(quoted, billed);
      expect(quoted + differenceMinor).toBe(billed);
      expect(differenceBasisPoints === null).toBe(quoted === 0);
      expect((differenceBasisPoints ?? 0) * differenceMinor).toBeGreaterThanOrEqual(0);
    });
  });
});

describe('billedTotals', () => {
  it('add up, however many lines have been entered', () => {
    forAll(fc.array(line, { maxLength: 50 }), (lines) => {
      const totals = billedTotals(lines);
      const differences = lines.map(({ quoted, billed }) =>
        billed ? billed.totalMinor - quoted.totalMinor : 0,
      );
      expect(totals.differenceMinor).toBe(differences.reduce((sum, one) => sum + one, 0));
      expect(totals.quotedMinor + totals.differenceMinor).toBe(totals.billedMinor);
      expect(totals.linesBilled + totals.linesToBill).toBe(lines.length);
      expect(totals.quotedMinor).toBeLessThanOrEqual(totals.quoteMinor);
    });
  });

  it('equal the quote if everything was billed as quoted', () => {
    const lines = [LINE, { ...LINE, gstTreatment: 'GST_FREE' as const, unitFeeMinor: 120_000 }];
    const compared = lines.map((one) => ({
      quoted: quotedCharge(one, 1000),
      billed: quotedCharge(one, 1000),
    }));
    const { totalMinor } = calculateQuoteTotals(lines, { gstRateBasisPoints: 1000 });
    expect(billedTotals(compared)).toEqual({
      quotedMinor: totalMinor,
      billedMinor: totalMinor,
      quoteMinor: totalMinor,
      differenceMinor: 0,
      differenceBasisPoints: 0,
      linesBilled: 2,
      linesToBill: 0,
    });
  });
});

describe('an entered fee', () => {
  const entered = { billedOn: '2026-11-23', reason: null, reasonText: null };
  const facts = { quotedMinor: 100, billedMinor: 100, today: '2026-11-23' };
  const paths = (...asked: Parameters<typeof enteredFeeProblems>) =>
    enteredFeeProblems(...asked).map(({ path }) => path);

  it('needs no reason if it equals the quote', () => expect(paths(entered, facts)).toEqual([]));

  it('needs a reason if it differs by a cent, and a text for the reason OTHER', () => {
    const more = { ...facts, billedMinor: 101 };
    expect(paths(entered, more)).toEqual(['reason']);
    expect(paths({ ...entered, reason: 'LONGER_STAY' }, more)).toEqual([]);
    expect(paths({ ...entered, reason: 'OTHER' }, more)).toEqual(['reasonText']);
    expect(paths({ ...entered, reason: 'OTHER', reasonText: 'Agreed by phone' }, more)).toEqual([]);
  });

  it('cannot be billed in the future', () => {
    expect(paths({ ...entered, billedOn: '2026-11-24' }, facts)).toEqual(['billedOn']);
  });
});
