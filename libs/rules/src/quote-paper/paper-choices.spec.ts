import { chosenNames, groupTitle, paperOptions, type PaperChoices } from './paper-choices';

const STAY = {
  id: 'stay',
  choose: 'ONE' as const,
  mayBeNone: true,
  name: 'Stay',
  surgeryName: 'Rhinoplasty',
  options: [
    { id: 'day', name: 'Day surgery' },
    { id: 'night', name: 'Overnight' },
  ],
};
const CHOICES: PaperChoices = {
  groups: [STAY],
  chosen: ['night'],
  variants: [
    { optionIds: [], totalMinor: 1_000 },
    { optionIds: ['day'], totalMinor: 900 },
    { optionIds: ['night'], totalMinor: 1_450 },
  ],
};
const money = (minor: number) => `$${minor}`;

it('prints each option with its price and the resulting total', () => {
  expect(paperOptions(CHOICES, STAY, money)).toEqual([
    { id: null, name: 'None of these', price: 'Included', total: '$1000', isChosen: false },
    { id: 'day', name: 'Day surgery', price: '− $100', total: '$900', isChosen: false },
    { id: 'night', name: 'Overnight', price: '+ $450', total: '$1450', isChosen: true },
  ]);
  expect(paperOptions({ ...CHOICES, chosen: [] }, STAY, money)[0]?.isChosen).toBe(true);
});

it('names the chosen options, and the surgery where two groups share a name', () => {
  expect(chosenNames(STAY, ['night'])).toBe('Overnight');
  expect(chosenNames(STAY, [])).toBe('None of these');
  expect(groupTitle(STAY, [STAY])).toBe('Stay');
  expect(groupTitle(STAY, [STAY, { ...STAY, id: 'other', surgeryName: 'Otoplasty' }])).toBe(
    'Stay (Rhinoplasty)',
  );
});
