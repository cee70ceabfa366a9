import fc from 'fast-check';
import { calculateDiscount, calculateDiscountShare, assessDiscount, apportion } from './discount';
import { forAll } from '../for-all.suite';

describe('calculateDiscount', () => {
  it.each([
    [null, 1000, 0],
    [{ type: 'PERCENTAGE', basisPoints: 1250 } as const, 1004, 126],
    [{ type: 'FIXED_AMOUNT', amountMinor: 300 } as const, 1000, 300],
    [{ type: 'FIXED_AMOUNT', amountMinor: 3000 } as const, 1000, 1000],
    [{ type: 'PERCENTAGE', basisPoints: 20_000 } as const, 1000, 1000],
  ])('applies %j to %d as %d', (discount, amount, off) => {
    expect(calculateDiscount(discount, amount)).toBe(off);
  });
});

describe('calculateDiscountShare', () => {
  it.each([
    [null, 1000, 0],
    [{ type: 'FIXED_AMOUNT', amountMinor: 300 } as const, 1000, 3000],
    [{ type: 'FIXED_AMOUNT', amountMinor: 1 } as const, 3, 3333],
    [{ type: 'FIXED_AMOUNT', amountMinor: 300 } as const, 0, 0],
    [{ type: 'PERCENTAGE', basisPoints: 1250 } as const, -1, 0],
  ])('expresses %j of %d as %d basis points', (discount, amount, share) => {
    expect(calculateDiscountShare(discount, amount)).toBe(share);
  });
});

describe('spread', () => {
  it('gives the remaining cents to the largest remainders, and to equal ones by key', () => {
    // 100 over 333, 333, 334: 33.3, 33.3, 33.4
    const shares = [333, 333, 334].map((weightMinor, at) => ({ key: `${at}`, weightMinor }));
    expect(apportion(100, shares)).toEqual([33, 33, 34]);
    // 1 over three equal shares: goes to the first key
    expect(
      apportion(1, [
        { key: 'b', weightMinor: 5 },
        { key: 'a', weightMinor: 5 },
      ]),
    ).toEqual([0, 1]);
    expect(apportion(0, [])).toEqual([]);
    expect(apportion(5, [{ key: 'a', weightMinor: 0 }])).toEqual([0]);
  });

  it('loses no cent, and takes no more from a line than it has', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 50 });
    forAll(weights, fc.integer({ min: 0, max: 10_000 }), (all, share) => {
      const total = all.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.floor((total * share) / 10_000);
      const parts = apportion(
        amount,
        all.map((weightMinor, at) => ({ key: `${at}`, weightMinor })),
      );
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      parts.forEach((part, at) => expect(part).toBeLessThanOrEqual(all[at] ?? 0));
    });
  });
});

describe('assessDiscount', () => {
  const line = {
    key: 'a',
    description: 'Splint',
    listMinor: 1005,
    amountMinor: 1005,
    ownMinor: 0,
    sharedMinor: 0,
  };

  it('passes a discount of exactly the cap, even if it was rounded up', () => {
    // 10 % of 10.05 is 1.005, rounded to 1.01
    const lines = ['a', 'b', 'c'].map((key) => ({ ...line, key, ownMinor: 101 }));
    expect(assessDiscount(lines, 1000)).toMatchObject({
      approvalNeeded: false,
      discountMinor: 303,
      basisPoints: 1005,
    });
    expect(assessDiscount([{ ...line, ownMinor: 102 }], 1000)).toMatchObject({ linesAboveCap: ['a'] });
  });

  it('needs no approval without a cap or for no amount', () => {
    const uncapped = { approvalNeeded: false, linesAboveCap: [], basisPoints: 10_000 };
    expect(assessDiscount([{ ...line, ownMinor: 1005 }], null)).toMatchObject(uncapped);
    expect(assessDiscount([], 0)).toMatchObject({ approvalNeeded: false, basisPoints: 0 });
    expect(assessDiscount([{ ...line, sharedMinor: 1 }], 0).approvalNeeded).toBe(true);
  });

  it('counts an amount below list price as a discount, and does not offset it with a dearer line', () => {
    const cheap = { ...line, key: 'b', listMinor: 2000, amountMinor: 500, ownMinor: 100 };
    const dear = { ...line, key: 'c', listMinor: 1000, amountMinor: 3000 };
    expect(assessDiscount([line, cheap, dear], 1000)).toEqual({
      discountMinor: 1600,
      beforeDiscountMinor: 6005,
      basisPoints: 2664,
      capBasisPoints: 1000,
      highestBasisPoints: 8000,
      approvalNeeded: true,
      linesAboveCap: ['b'],
      belowList: [{ key: 'b', description: 'Splint', listMinor: 2000, amountMinor: 500 }],
    });
  });
});
