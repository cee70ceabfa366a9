import { brandName, cardExpiry } from './card-look';

it.each([
  [11, 2026, null],
  [9, 2026, 'SOON'],
  [8, 2026, 'SOON'],
  [7, 2026, 'EXPIRED'],
  [12, 2025, 'EXPIRED'],
  [1, 2027, null],
] as const)('classifies the expiry of a card valid until %i/%i', (expMonth, expYear, expiry) =>
  expect(cardExpiry({ expMonth, expYear }, '2026-08-31')).toBe(expiry),
);

it('marks a January expiry as soon in December', () =>
  expect(cardExpiry({ expMonth: 1, expYear: 2027 }, '2026-12-15')).toBe('SOON'));

it('capitalises known card brands, and returns null for others', () => {
  expect(brandName('visa')).toBe('Visa');
  expect(brandName('somebank')).toBeNull();
});
