import fc from 'fast-check';
import type { QuoteLineInput } from '@quillcare/contracts';
import { INPUT, NOW, PARTIES, SURGEON, SYDNEY, nextId } from './quote.fixtures';
import {
  contentOf,
  inputOf,
  keptLineIds,
  lineProblems,
  quoteSearchKey,
  validityProblems,
} from './quote-content';

const line: fc.Arbitrary<QuoteLineInput> = fc.record({
  ...Object.fromEntries(Object.entries(SURGEON).map(([key, value]) => [key, fc.constant(value)])),
  kind: fc.constantFrom('SURGEON', 'ASSISTANT', 'ANAESTHETIST', 'HOSPITAL'),
  billedBy: fc.constantFrom('PRACTICE', 'PROVIDER', 'HOSPITAL'),
  basis: fc.constantFrom('FIXED', 'ESTIMATE', 'NOT_INCLUDED'),
  quantity: fc.integer({ min: 1, max: 99_900 }).map((hundredths) => hundredths / 100),
  unitFeeMinor: fc.integer({ min: 0, max: 1_000_000_000 }),
  gstTreatment: fc.constantFrom('TAXABLE', 'GST_FREE'),
  medicareBenefitMinor: fc.option(fc.integer({ min: 0, max: 1_000_000 })),
}) as fc.Arbitrary<QuoteLineInput>;

describe('the content of a quote', () => {
  it('has the rate and currency of its practice', () => {
    const zealand = contentOf(
      INPUT,
      PARTIES,
      { country: 'NZ', currency: 'NZD', timeZone: 'Pacific/Auckland' },
      'Q-2026-000001',
      nextId,
    );
    expect(zealand).toMatchObject({ currency: 'NZD', gstRateBasisPoints: 1500, totalMinor: 1_150_000 });
    expect(contentOf(INPUT, PARTIES, SYDNEY, 'Q-2026-000001', nextId)).toMatchObject({
      currency: 'AUD',
      totalMinor: 1_100_000,
    });
  });

  it('adds up to the cent, whatever the lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), (lines) => {
        const content = contentOf({ ...INPUT, lines }, PARTIES, SYDNEY, 'Q-2026-000001', nextId);
        const sum = (field: 'totalMinor' | 'gstMinor' | 'amountMinor' | 'outOfPocketMinor') =>
          content.lines.reduce((total, priced) => total + priced[field], 0);
        expect(content.totalMinor).toBe(sum('totalMinor'));
        expect(content.totals).toMatchObject({
          totalMinor: sum('totalMinor'),
          gstMinor: sum('gstMinor'),
          netMinor: sum('amountMinor'),
          outOfPocketMinor: sum('outOfPocketMinor'),
        });
        expect(Object.values(content.totals.byBiller).reduce((a, b) => a + b, 0)).toBe(content.totalMinor);
        expect(Number.isSafeInteger(content.totalMinor)).toBe(true);
      }),
    );
  });

  it('can be turned back into its input', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const input = { ...INPUT, lines };
        expect(inputOf(contentOf(input, PARTIES, SYDNEY, 'Q-2026-000001', nextId))).toEqual(input);
      }),
    );
  });

  it('names the line whose discount is more than its fee', () => {
    expect(lineProblems([SURGEON, { ...SURGEON, discountMinor: 1_000_001 }])).toEqual([
      { path: 'lines.1.discountMinor', message: 'Discount must not be more than the fee' },
    ]);
  });

  it.each([
    ['2026-11-20', 0],
    ['2026-11-19', 1],
    ['2027-11-20', 0],
    ['2027-11-21', 1],
    ['2136-11-20', 1],
    ['9999-12-31', 1],
  ])('a last valid day of %s has %i problems on 20 November 2026', (validUntil, problems) => {
    expect(validityProblems(validUntil, SYDNEY.timeZone, NOW)).toHaveLength(problems);
  });

  it('uses the day in the time zone of the practice', () => {
    const lateInUtc = new Date('2026-11-20T13:30:00.000Z');
    expect(validityProblems('2026-11-20', 'Australia/Sydney', lateInUtc)).toHaveLength(1);
    expect(validityProblems('2026-11-20', 'Australia/Perth', lateInUtc)).toHaveLength(0);
  });

  it('is found by number, by the end of its number, and by client and doctor without accents', () => {
    const key = quoteSearchKey('Q-2026-000123', PARTIES.client, PARTIES.doctor);
    for (const part of ['q-2026-000123', '2026000123', '000123', 'siobhan obrien', 'thi mai nguyen'])
      expect(key).toContain(part);
  });
});

describe('the ids of lines', () => {
  const stored = (lines: QuoteLineInput[]) =>
    contentOf({ ...INPUT, lines }, PARTIES, SYDNEY, 'Q-2026-000001', nextId).lines;
  const [surgeon, hospital, other] = [
    SURGEON,
    { ...SURGEON, kind: 'HOSPITAL' as const, description: 'Theatre' },
    { ...SURGEON, description: 'Septoplasty' },
  ];

  it('stay when nothing is edited, when lines are reordered, and when one is removed', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.array(fc.nat(7)), (lines, picks) => {
        const present = stored(lines);
        const kept = [...new Set(picks)].filter((at) => at < lines.length);
        const edited = kept.map((at) => lines[at]!);
        const ids = keptLineIds(edited, present, () => 'new');
        expect(ids).not.toContain('new');
        expect(new Set(ids).size).toBe(ids.length);
        expect(keptLineIds(lines, present, () => 'new')).toEqual(present.map(({ id }) => id));
      }),
    );
  });

  it('stay with a line edited in place, and are new for an added one', () => {
    const present = stored([surgeon, hospital]);
    const [first, second] = present.map(({ id }) => id);
    const dearer = { ...surgeon, unitFeeMinor: 1 };
    expect(keptLineIds([dearer, hospital], present, () => 'new')).toEqual([first, second]);
    expect(keptLineIds([other, surgeon, hospital], present, () => 'new')).toEqual(['new', first, second]);
  });
});
