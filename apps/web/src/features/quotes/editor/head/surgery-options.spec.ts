import { factsOf } from './surgery-facts';
import { chosenIds, withDecided, withOption } from './surgery-options';

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
    factsOf({ name: 'Knee', sided: true, procedureClass: 'MEDICARE' }, groups).lists.map(({ options }) =>
      options.map(({ id }) => id),
    ),
  ).toEqual([['a']]);
});

it('applies the defaults until a choice is made', () => {
  const { lists } = factsOf({ name: 'Nose', sided: false, procedureClass: 'MEDICARE' }, [
    group('one', 'ONE', option('a', true), option('b')),
  ]);
  expect(chosenIds(null, lists)).toEqual(['a']);
  expect(chosenIds([], lists)).toEqual([]);
});

it('replaces the option of a single-choice list, and toggles those of a multiple-choice list', () => {
  const { lists } = factsOf({ name: 'Nose', sided: false, procedureClass: 'MEDICARE' }, [
    group('one', 'ONE', option('a'), option('b')),
    group('some', 'SEVERAL', option('x'), option('y')),
  ]);
  expect(withOption(['a', 'x'], lists[0]!, 'b')).toEqual(['x', 'b']);
  expect(withOption(['a', 'x'], lists[0]!, null)).toEqual(['x']);
  expect(withOption(['a', 'x'], lists[1]!, 'y')).toEqual(['a', 'x', 'y']);
  expect(withOption(['a', 'x'], lists[1]!, 'x')).toEqual(['a']);
});

it('marks a list as decided by staff or left to the patient', () => {
  expect(withDecided(undefined, 'stay', true)).toEqual(['stay']);
  expect(withDecided(['stay', 'other'], 'stay', false)).toEqual(['other']);
});
