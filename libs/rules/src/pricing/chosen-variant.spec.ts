import { applyVariant, calculateOptionPrices, findVariant, toggleOption, type Offer } from './chosen-variant';

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
  expect(findVariant(OFFER.variants, ['scan', 'night'])?.totalMinor).toBe(1_650);
  expect(findVariant(OFFER.variants, ['day', 'day'])?.totalMinor).toBe(1_000);
  expect(findVariant(OFFER.variants, ['day', 'night'])).toBeNull();
  expect(findVariant(OFFER.variants, [])).toBeNull();
});

it('shows the total with each option while the other groups stay as chosen', () => {
  expect(calculateOptionPrices(OFFER, STAY, ['day', 'scan'])).toEqual([
    { optionId: 'day', totalMinor: 1_100, differenceMinor: 0 },
    { optionId: 'night', totalMinor: 1_650, differenceMinor: 550 },
  ]);
  expect(calculateOptionPrices(OFFER, STAY, ['night'])).toEqual([
    { optionId: 'day', totalMinor: 1_000, differenceMinor: 0 },
    { optionId: 'night', totalMinor: 1_500, differenceMinor: 500 },
  ]);
  expect(calculateOptionPrices(OFFER, EXTRAS, ['night', 'scan'])).toEqual([
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
  expect(calculateOptionPrices(offer, free, [])).toEqual([
    { optionId: null, totalMinor: 900, differenceMinor: 0 },
    { optionId: 'day', totalMinor: 1_000, differenceMinor: 100 },
    { optionId: 'night', totalMinor: 800, differenceMinor: -100 },
  ]);
});

it('switches one option of a group', () => {
  expect(toggleOption(['day', 'scan'], STAY, 'night')).toEqual(['scan', 'night']);
  expect(toggleOption(['day'], STAY, null)).toEqual([]);
  expect(toggleOption(['day'], EXTRAS, 'scan')).toEqual(['day', 'scan']);
  expect(toggleOption(['day', 'scan'], EXTRAS, 'scan')).toEqual(['day']);
});

it('shows a quote with the chosen combination', () => {
  const quote = { number: 'Q-1', lines: ['a'] };
  expect(applyVariant(quote, { optionIds: ['x'], lines: ['b'] })).toEqual({ number: 'Q-1', lines: ['b'] });
  expect(applyVariant(quote, null)).toBe(quote);
});
