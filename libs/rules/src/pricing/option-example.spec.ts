import fc from 'fast-check';
import { MAX_FEE_MINOR } from './fee-types';
import { calculateFeeWithOption } from './option-example';
import type { OptionFee } from './options';
import { forAll } from '../for-all.suite';

it.each<[OptionFee, number | null]>([
  [{ type: 'FIXED', amountMinor: 25_000 }, 125_000],
  [{ type: 'PERCENTAGE', basisPoints: 2_000 }, 120_000],
  [{ type: 'MULTIPLIER', basisPoints: 15_000 }, 150_000],
  [{ type: 'MULTIPLIER', basisPoints: 0 }, null],
  [{ type: 'PERCENTAGE', basisPoints: 10_001 }, null],
  [{ type: 'FIXED', amountMinor: Number.NaN }, null],
  [{ type: 'FIXED', amountMinor: MAX_FEE_MINOR }, null],
])('turns $1,000.00 with %j into %p', (fee, becomes) =>
  expect(calculateFeeWithOption(100_000, fee)).toBe(becomes),
);

it('adds a fixed amount to a fee, and never makes one negative', () => {
  forAll(fc.nat(100_000_000), fc.nat(100_000_000), (feeMinor, amountMinor) => {
    expect(calculateFeeWithOption(feeMinor, { type: 'FIXED', amountMinor })).toBe(feeMinor + amountMinor);
  });
  forAll(fc.nat(1_000_000), fc.integer({ min: 1, max: 100_000 }), (feeMinor, basisPoints) => {
    expect(calculateFeeWithOption(feeMinor, { type: 'MULTIPLIER', basisPoints })).toBeGreaterThanOrEqual(0);
  });
});
