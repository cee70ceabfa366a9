import { HAND, NOSE, NOSE_CHOICE, TODAY } from './compose.fixtures';
import { composeQuote } from './compose-quote';
import type { OptionGroup, PriceOption } from './options';
import { listLineOptions, resolveLineOptions } from './line-options';
import { ruleBook } from './rule-book';
import type { SurgeryConfiguration } from './surgery-configuration';

const option = (id: string, change: Partial<PriceOption> = {}): PriceOption => ({
  id,
  name: id,
  fee: { type: 'FIXED', amountMinor: 10_000 },
  appliesTo: ['SURGEON'],
  side: null,
  isDefault: false,
  isActive: true,
  ...change,
});
const list = (options: PriceOption[], change: Partial<OptionGroup> = {}): OptionGroup => ({
  id: 'list',
  name: 'List',
  category: 'CUSTOM',
  choose: 'SEVERAL',
  patientChooses: false,
  options,
  ...change,
});
const SURGEON = { key: 'nose:SURGEON', kind: 'SURGEON', options: [] } as const;

const only = (surgeryId: string, optionIds: string[]) => ({
  ...NOSE_CHOICE,
  surgeries: [{ surgeryId, side: 'BILATERAL' as const, optionIds }],
});

describe('option for one implant', () => {
  const plates: SurgeryConfiguration = {
    ...HAND,
    implants: ['Plate', 'Screw'].map((description, at) => ({
      ...HAND.implants[0]!,
      id: `i${at}`,
      description,
      feeMinor: 100_000,
      quantity: 1,
    })),
    optionGroups: [list([option('titanium', { appliesTo: ['IMPLANT'], onlyItem: ' plate' })])],
  };

  it('changes the implant of that name, in any spelling, and no other', () => {
    const { lines } = composeQuote([plates], only('hand', ['titanium']), ruleBook([]), TODAY);
    const implants = lines.filter(({ kind }) => kind === 'IMPLANT');
    expect(implants.map(({ description, unitFeeMinor }) => [description, unitFeeMinor])).toEqual([
      ['Plate', 110_000],
      ['Screw', 100_000],
    ]);
  });

  it('is offered only on its own line', () => {
    const offered = (key: string) => listLineOptions({ key, kind: 'IMPLANT' }, plates).length;
    expect([offered('hand:IMPLANT:i0'), offered('hand:IMPLANT:i1')]).toEqual([1, 0]);
  });

  it('changes all implants if it has no name', () => {
    const all = {
      ...plates,
      optionGroups: [list([option('any', { appliesTo: ['IMPLANT'], onlyItem: '' })])],
    };
    const { lines } = composeQuote([all], only('hand', ['any']), ruleBook([]), TODAY);
    const fees = lines.filter(({ kind }) => kind === 'IMPLANT').map(({ unitFeeMinor }) => unitFeeMinor);
    expect(fees).toEqual([110_000, 110_000]);
  });
});

describe('options of one line', () => {
  it('are the active ones that change it, and those of a side follow the side', () => {
    const groups = [
      list([option('a'), option('b', { isActive: false }), option('c', { appliesTo: ['THEATRE'] })]),
      list([option('both', { side: 'BILATERAL' })], { id: 'sides' }),
    ];
    const found = listLineOptions(SURGEON, { ...NOSE, optionGroups: groups });
    expect(found.map(({ listId, options }) => [listId, options.map(({ id }) => id)])).toEqual([
      ['list', ['a']],
    ]);
    expect(listLineOptions(SURGEON, undefined)).toEqual([]);
  });

  it('are added to those of the side, and a removed one keeps its fee', () => {
    const removed = { ...option('old'), groupName: 'List', category: 'CUSTOM' as const };
    const both = { ...option('both'), groupName: 'Sides', category: 'LATERALITY' as const };
    const groups = [list([option('a')]), list([option('both', { side: 'BILATERAL' })], { id: 'sides' })];
    const own = resolveLineOptions(
      ['old', 'a', 'a'],
      { ...SURGEON, options: [removed] },
      [both, { ...both, id: 'other' }],
      { ...NOSE, optionGroups: groups },
    );
    expect(own.options.map(({ id }) => id)).toEqual(['both', 'old', 'a']);
    expect(own.problems).toEqual([]);
  });

  it('are rejected at the place where they were sent, although one sent twice counts once', () => {
    const groups = [list([option('a'), option('b')], { choose: 'ONE' })];
    const sent = ['a', 'a', 'b', 'x', 'b'];
    const { problems } = resolveLineOptions(sent, SURGEON, [], { ...NOSE, optionGroups: groups });
    expect(problems).toEqual([
      { at: 2, reason: 'TWICE' },
      { at: 3, reason: 'UNKNOWN' },
    ]);
  });

  it('are rejected if unknown, or a second one of a single-choice list', () => {
    const groups = [list([option('a'), option('b')], { choose: 'ONE' })];
    const { problems } = resolveLineOptions(['a', 'b', 'x'], SURGEON, [], { ...NOSE, optionGroups: groups });
    expect(problems).toEqual([
      { at: 1, reason: 'TWICE' },
      { at: 2, reason: 'UNKNOWN' },
    ]);
  });
});

it('reports a surgery whose price depends on options but has none', () => {
  const notices = (change: Partial<SurgeryConfiguration>) =>
    composeQuote([{ ...NOSE, ...change }], NOSE_CHOICE, ruleBook([]), TODAY).notices.map(({ code }) => code);
  expect(notices({ hasOptions: true, optionGroups: [] })).toEqual(['OPTIONS_NOT_CONFIGURED']);
  expect(notices({ hasOptions: true, optionGroups: [list([option('a', { isActive: false })])] })).toEqual([
    'OPTIONS_NOT_CONFIGURED',
  ]);
  expect(notices({ hasOptions: true })).toEqual([]);
  expect(notices({ hasOptions: false, optionGroups: [] })).toEqual([]);
});
