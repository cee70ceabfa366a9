import fc from 'fast-check';
import { AppError, type OptionInput, type OptionListInput } from '@quillcare/contracts';
import { option } from './option-list.fixtures';
import { optionListRules, optionsToStore } from './option-list';

const list: OptionListInput = {
  name: 'Complexity',
  category: 'COMPLEXITY',
  choose: 'ONE',
  patientChooses: false,
  isActive: true,
  options: [option('Primary', { isDefault: true }), option('Revision')],
};
const derived = (changes: Partial<OptionListInput>) => optionListRules.derive?.({ ...list, ...changes });

function pathsOf(work: () => unknown): string[] {
  try {
    work();
  } catch (error) {
    return ((error as AppError).errors ?? []).map(({ path }) => path);
  }
  return [];
}

function counting() {
  let last = 0;
  return () => `new-${(last += 1)}`;
}

describe('option list', () => {
  it('has a search key of its name and the names of its options', () => {
    expect(derived({})).toEqual({ searchKey: 'complexity primary revision' });
  });

  it.each<[string, Partial<OptionListInput>, string]>([
    [
      'two defaults where only one can be chosen',
      { options: ['A', 'B'].map((name) => option(name, { isDefault: true })) },
      'options',
    ],
    ['no active option', { options: [option('A', { isActive: false })] }, 'options'],
    [
      'a percentage over 100',
      { options: [option('A', { fee: { type: 'PERCENTAGE', basisPoints: 10_001 } })] },
      'options.0.fee.basisPoints',
    ],
    [
      'a fee with too many digits',
      { options: [option('A'), option('B', { fee: { type: 'FIXED', amountMinor: 100_000_000_000 } })] },
      'options.1.fee.amountMinor',
    ],
    ['an option that changes nothing', { options: [option('A', { appliesTo: [] })] }, 'options.0.appliesTo'],
    ['one name twice', { options: [option('Same'), option('same')] }, 'options.1.name'],
    ['one side twice', { options: ['A', 'B'].map((name) => option(name, { side: 'BILATERAL' })) }, 'options'],
  ])('rejects %s and names the field', (_what, changes, path) => {
    expect(pathsOf(() => derived(changes))).toEqual([path]);
  });
});

describe('stored options', () => {
  const before = optionsToStore([option('A'), option('B')], [], counting());

  it('keep their ids when moved and renamed, and get an id when new', () => {
    const [a, b] = before as [OptionInput, OptionInput];
    const after = optionsToStore([b, option('C'), { ...a, name: 'First' }], before, () => 'new-3');
    expect(after.map(({ id, name }) => [id, name])).toEqual([
      ['new-2', 'B'],
      ['new-3', 'C'],
      ['new-1', 'First'],
    ]);
  });

  it('name every id that is unknown or repeated', () => {
    const [a] = before as [OptionInput];
    const entered = [a, option('C', { id: 'elsewhere' }), { ...a, name: 'Again' }];
    expect(pathsOf(() => optionsToStore(entered, before, counting()))).toEqual([
      'options.1.id',
      'options.2.id',
    ]);
  });

  it('list each kind of line they apply to once', () => {
    const [stored] = optionsToStore(
      [option('A', { appliesTo: ['THEATRE', 'SURGEON', 'THEATRE'] })],
      [],
      counting(),
    );
    expect(stored?.appliesTo).toEqual(['THEATRE', 'SURGEON']);
  });

  it('have unique ids and stay unchanged when saved again', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 }), fc.nat(), (names, keep) => {
        const newId = counting();
        const first = optionsToStore(
          names.map((name) => option(name)),
          [],
          newId,
        );
        const shuffled = [
          ...first.slice(keep % first.length),
          option('Added'),
          ...first.slice(0, keep % first.length),
        ];
        const second = optionsToStore(shuffled, first, newId);
        expect(new Set(second.map(({ id }) => id)).size).toBe(first.length + 1);
        expect(optionsToStore(second, second, newId)).toEqual(second);
      }),
    );
  });
});
