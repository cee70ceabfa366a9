import { getChosenIds, markDecided, toggleOption, toSurgeryFacts } from './surgery-facts';

const option = (id: string, isDefault = false, side: 'LEFT' | null = null) => ({
  id,
  name: id,
  isDefault,
  side,
  isActive: id !== 'gone',
  fee: { type: 'FIXED' as const, amountMinor: 1 },
  appliesTo: ['SURGEON' as const],
  onlyItem: null,
});
const group = (id: string, choose: 'ONE' | 'SEVERAL', ...options: ReturnType<typeof option>[]) => ({
  id,
  name: id,
  choose,
  options,
  category: 'CUSTOM' as const,
  patientChooses: false,
});

it('omits withdrawn options and those decided by the side', () => {
  const groups = [
    group('side', 'ONE', option('left', false, 'LEFT')),
    group('more', 'SEVERAL', option('a'), option('gone')),
  ];
  expect(
    toSurgeryFacts({ name: 'Knee', sided: true, procedureClass: 'MEDICARE' }, groups).lists.map(
      ({ options }) => options.map(({ id }) => id),
    ),
  ).toEqual([['a']]);
});

it('applies the defaults until a choice is made', () => {
  const { lists } = toSurgeryFacts({ name: 'Nose', sided: false, procedureClass: 'MEDICARE' }, [
    group('one', 'ONE', option('a', true), option('b')),
  ]);
  expect(getChosenIds(null, lists)).toEqual(['a']);
  expect(getChosenIds([], lists)).toEqual([]);
});

it('replaces the option of a single-choice list, and toggles those of a multiple-choice list', () => {
  const { lists } = toSurgeryFacts({ name: 'Nose', sided: false, procedureClass: 'MEDICARE' }, [
    group('one', 'ONE', option('a'), option('b')),
    group('some', 'SEVERAL', option('x'), option('y')),
  ]);
  expect(toggleOption(['a', 'x'], lists[0]!, 'b')).toEqual(['x', 'b']);
  expect(toggleOption(['a', 'x'], lists[0]!, null)).toEqual(['x']);
  expect(toggleOption(['a', 'x'], lists[1]!, 'y')).toEqual(['a', 'x', 'y']);
  expect(toggleOption(['a', 'x'], lists[1]!, 'x')).toEqual(['a']);
});

it('marks a list as decided by staff or left to the patient', () => {
  expect(markDecided(undefined, 'stay', true)).toEqual(['stay']);
  expect(markDecided(['stay', 'other'], 'stay', false)).toEqual(['other']);
});
