import type { OptionGroup, PriceOption } from './options';
import { discountProblems, optionGroupProblems } from './validate-options';

const LEFT: PriceOption = {
  id: 'left',
  name: 'Left',
  fee: { type: 'FIXED', amountMinor: 0 },
  appliesTo: ['SURGEON'],
  side: 'LEFT',
  isDefault: true,
  isActive: true,
};
const BOTH: PriceOption = {
  ...LEFT,
  id: 'both',
  name: 'Both',
  fee: { type: 'MULTIPLIER', basisPoints: 15_000 },
  side: 'BILATERAL',
  isDefault: false,
};
const GROUP: OptionGroup = {
  id: 'side',
  name: 'Side',
  category: 'LATERALITY',
  choose: 'ONE',
  patientChooses: false,
  options: [LEFT, BOTH],
};

function problems(...options: PriceOption[]): string[] {
  return optionGroupProblems({ ...GROUP, options }).map(({ path, message }) => `${path}: ${message}`);
}

describe('optionGroupProblems', () => {
  it('accepts a valid list', () => {
    expect(problems(LEFT, BOTH)).toEqual([]);
  });

  it.each<[Partial<PriceOption>, string]>([
    [
      { fee: { type: 'PERCENTAGE', basisPoints: 10_001 } },
      'options.1.fee.basisPoints: Please enter a percentage of at most 100 %',
    ],
    [
      { fee: { type: 'MULTIPLIER', basisPoints: 100_001 } },
      'options.1.fee.basisPoints: Please enter a percentage of at most 1000 %',
    ],
    [
      { fee: { type: 'MULTIPLIER', basisPoints: 0 } },
      'options.1.fee.basisPoints: Please enter more than 0, because multiplying by 0 would leave no fee',
    ],
    [
      { fee: { type: 'FIXED', amountMinor: -1 } },
      'options.1.fee.amountMinor: Please enter an amount of 0 or more with at most two decimals',
    ],
    [{ appliesTo: [] }, 'options.1.appliesTo: Please choose at least one fee that it changes'],
    [{ name: 'LEFT' }, 'options.1.name: Another option of this list has the same name'],
    [{ isDefault: true }, 'options: Only one option can be the default where only one can be chosen'],
    [{ side: 'LEFT' }, 'options: Each side can belong to one option only'],
  ])('rejects %j', (change, problem) => {
    expect(problems(LEFT, { ...BOTH, ...change })).toEqual([problem]);
  });

  it('requires an active option and allows at most 50', () => {
    expect(problems({ ...LEFT, isActive: false })).toEqual([
      'options: Please add at least one active option',
    ]);
    const many = Array.from({ length: 51 }, (_, at) => ({ ...BOTH, side: null, name: `Choice ${at}` }));
    expect(problems(...many)).toEqual(['options: A list has at most 50 options']);
  });
});

describe('discountProblems', () => {
  it('rejects a discount of more than the whole', () => {
    expect(discountProblems({ type: 'PERCENTAGE', basisPoints: 10_001 })).toHaveLength(1);
    expect(discountProblems({ type: 'PERCENTAGE', basisPoints: 10_000 })).toEqual([]);
    expect(discountProblems({ type: 'FIXED_AMOUNT', amountMinor: 1_000_000_001 })).toHaveLength(1);
  });
});
