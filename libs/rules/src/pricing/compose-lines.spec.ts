import { HAND, NOSE, NOSE_CHOICE, SEPTUM, TODAY } from './compose.fixtures';
import { composeQuote, type ComposedQuote } from './compose-quote';
import type { QuoteChoice } from './quote-choice';
import { ruleBook } from './rule-book';
import type { SurgeryConfiguration } from './surgery-configuration';

function codes({ notices }: ComposedQuote): string[] {
  return notices.map(({ code, name }) => `${code} ${name}`);
}

it('reports nothing that a quote does not need: a hospital, a time without units, options of a surgery without any', () => {
  const quote = (configuration: SurgeryConfiguration, choice: Partial<QuoteChoice> = {}) =>
    codes(composeQuote([configuration], { ...NOSE_CHOICE, ...choice }, ruleBook([]), TODAY));
  expect(quote(NOSE, { hospital: null })).toEqual([]);
  expect(quote({ ...NOSE, minutes: null })).toEqual([]);
  expect(quote({ ...NOSE, hasOptions: true })).toEqual([]);
  expect(quote({ ...NOSE, hasOptions: false, optionGroups: [] })).toEqual([]);
  expect(quote({ ...NOSE, hasOptions: true, optionGroups: [] })).toEqual([
    'OPTIONS_NOT_CONFIGURED Rhinoplasty',
  ]);
  const inactive = { ...NOSE.optionGroups[0]!, options: NOSE.optionGroups[0]!.options.slice(2) };
  expect(quote({ ...NOSE, hasOptions: true, optionGroups: [inactive] })).toEqual([
    'OPTIONS_NOT_CONFIGURED Rhinoplasty',
  ]);
});

it.each([
  ['MEDICARE', 'AU_TREATMENT', 80_000],
  ['COSMETIC', 'AU_COSMETIC', 88_000],
] as const)(
  'follows the class chosen in the quote for an undecided surgery: %s',
  (procedureClass, gstReason, totalMinor) => {
    const quote = composeQuote(
      [{ ...HAND, procedureClass: 'OTHER' }],
      { ...NOSE_CHOICE, surgeries: [{ surgeryId: 'hand', side: 'LEFT', optionIds: null, procedureClass }] },
      ruleBook([]),
      TODAY,
    );
    expect(quote.procedureClass).toBe(procedureClass);
    expect(quote.lines[0]).toMatchObject({ gstReason, totalMinor });
  },
);

describe('the cosmetic part of what two surgeries share', () => {
  const shared = (kind: string, surgeries: SurgeryConfiguration[], change: Partial<QuoteChoice> = {}) =>
    composeQuote(
      surgeries,
      {
        ...NOSE_CHOICE,
        surgeries: surgeries.map(({ surgeryId }) => ({ surgeryId, side: 'LEFT', optionIds: null })),
        ...change,
      },
      ruleBook([]),
      TODAY,
    )
      .lines.filter((line) => line.kind === kind)
      .map(({ part, totalMinor }) => [part?.of ?? null, totalMinor]);

  it('of the stay follows the fees of both, and a surgery without one counts nothing', () => {
    // 600: half for each; the further 3,600 for the septum alone: (300 + 3,600) × 0.4 = 1,560, and GST 156
    expect(shared('HOSPITAL', [HAND, SEPTUM])).toEqual([
      ['TREATMENT', 264_000],
      ['COSMETIC', 171_600],
    ]);
    const day = { hospital: { id: 'day', name: 'Day Surgery' } };
    expect(shared('HOSPITAL', [HAND, SEPTUM], day)).toEqual([
      ['TREATMENT', 54_000],
      ['COSMETIC', 39_600],
    ]);
  });

  it('of the anaesthetic ignores a surgery without one', () => {
    expect(shared('ANAESTHETIST', [HAND, { ...SEPTUM, minutes: 0 }])).toEqual([[null, 35_000]]);
  });

  it('of the administration is none', () => {
    expect(shared('ADMIN', [HAND, { ...SEPTUM, adminFeeMinor: 9_000 }])).toEqual([[null, 9_900]]);
  });
});
