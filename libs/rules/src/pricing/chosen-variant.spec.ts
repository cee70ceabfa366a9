import { asVariant, optionPrices, variantWith, withOption, type Offer } from './chosen-variant';

const STAY = {
  id: 'stay',
  choose: 'ONE' as const,
  mayBeNone: false,
  options: [
    { id: 'day', name: 'Day surgery' },
    { id: 'night', name: 'Overnight' },
  ],
};
const EXTRAS = {
  id: 'extras',
  choose: 'SEVERAL' as const,
  mayBeNone: false,
  options: [{ id: 'scan', name: 'Scan' }],
};
const OFFER: Offer = {
  groups: [STAY, EXTRAS],
  variants: [
    { optionIds: ['day'], totalMinor: 1_000 },
    { optionIds: ['day', 'scan'], totalMinor: 1_100 },
    { optionIds: ['night'], totalMinor: 1_500 },
    { optionIds: ['night', 'scan'], totalMinor: 1_650 },
  ],
};

it('finds a combination in any order of its options', () => {
  expect(variantWith(OFFER.variants, ['scan', 'night'])?.totalMinor).toBe(1_650);
  expect(variantWith(OFFER.variants, ['day', 'day'])?.totalMinor).toBe(1_000);
  expect(variantWith(OFFER.variants, ['day', 'night'])).toBeNull();
  expect(variantWith(OFFER.variants, [])).toBeNull();
});

it('shows the total with each option while the other groups stay as chosen', () => {
  expect(optionPrices(OFFER, STAY, ['day', 'scan'])).toEqual([
    { optionId: 'day', totalMinor: 1_100, differenceMinor: 0 },
    { optionId: 'night', totalMinor: 1_650, differenceMinor: 550 },
  ]);
  expect(optionPrices(OFFER, STAY, ['night'])).toEqual([
    { optionId: 'day', totalMinor: 1_000, differenceMinor: 0 },
    { optionId: 'night', totalMinor: 1_500, differenceMinor: 500 },
  ]);
  expect(optionPrices(OFFER, EXTRAS, ['night', 'scan'])).toEqual([
    { optionId: 'scan', totalMinor: 1_650, differenceMinor: 150 },
  ]);
});

it('offers "none" if staff chose none', () => {
  const free = { ...STAY, mayBeNone: true };
  const offer: Offer = {
    groups: [free],
    variants: [
      { optionIds: [], totalMinor: 900 },
      { optionIds: ['day'], totalMinor: 1_000 },
      { optionIds: ['night'], totalMinor: 800 },
    ],
  };
  expect(optionPrices(offer, free, [])).toEqual([
    { optionId: null, totalMinor: 900, differenceMinor: 0 },
    { optionId: 'day', totalMinor: 1_000, differenceMinor: 100 },
    { optionId: 'night', totalMinor: 800, differenceMinor: -100 },
  ]);
});

it('switches one option of a group', () => {
  expect(withOption(['day', 'scan'], STAY, 'night')).toEqual(['scan', 'night']);
  expect(withOption(['day'], STAY, null)).toEqual([]);
  expect(withOption(['day'], EXTRAS, 'scan')).toEqual(['day', 'scan']);
  expect(withOption(['day', 'scan'], EXTRAS, 'scan')).toEqual(['day']);
});

it('shows a quote with the chosen combination', () => {
  const quote = { number: 'Q-1', lines: ['a'] };
  expect(asVariant(quote, { optionIds: ['x'], lines: ['b'] })).toEqual({ number: 'Q-1', lines: ['b'] });
  expect(asVariant(quote, null)).toBe(quote);
});
