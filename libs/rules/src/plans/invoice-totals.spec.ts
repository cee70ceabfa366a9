import fc from 'fast-check';
import { calculateInvoiceTotals } from './invoice-totals';
import { forAll } from '../for-all.suite';

it.each([
  [[99_00], 1_000, { netMinor: 99_00, gstMinor: 9_90, totalMinor: 108_90 }],
  [[-32_67, 66_00], 1_000, { netMinor: 33_33, gstMinor: 3_33, totalMinor: 36_66 }],
  [[-32_67, 66_00], 1_500, { netMinor: 33_33, gstMinor: 5_00, totalMinor: 38_33 }],
  [[49_00], 0, { netMinor: 49_00, gstMinor: 0, totalMinor: 49_00 }],
  [[], 1_000, { netMinor: 0, gstMinor: 0, totalMinor: 0 }],
])('totals lines of %j cents at %d as %j', (amounts, rate, totals) => {
  expect(
    calculateInvoiceTotals(
      amounts.map((amountMinor) => ({ amountMinor })),
      rate,
    ),
  ).toEqual(totals);
});

it('does not depend on the order or the division of the lines', () => {
  forAll(
    fc.array(fc.integer({ min: -500_000, max: 500_000 })),
    fc.constantFrom(0, 1_000, 1_500),
    (all, rate) => {
      const lines = all.map((amountMinor) => ({ amountMinor }));
      const one = [{ amountMinor: all.reduce((sum, amount) => sum + amount, 0) }];
      expect(calculateInvoiceTotals(lines, rate)).toEqual(calculateInvoiceTotals(one, rate));
    },
  );
});
