import fc from 'fast-check';
import type { QuoteLineInput } from '@quillcare/contracts';
import { matchLineIds } from './match-line-ids';
import { toLineRequests, type QuoteLineRequest } from './line-requests';
import { INPUT, NOW, PARTIES, SURGEON, SYDNEY, contentFor } from './quote.fixtures';
import { inputOf, quoteSearchKey, validityProblems, overallProblems } from './quote-content';

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

describe('quote content', () => {
  it("has the GST rate and currency of the practice's country", () => {
    const zealand = contentFor(INPUT, {
      country: 'NZ',
      currency: 'NZD',
      timeZone: 'Pacific/Auckland',
    }).content;
    expect(zealand).toMatchObject({ currency: 'NZD', gstRateBasisPoints: 1500, totalMinor: 1_150_000 });
    expect(contentFor(INPUT).content).toMatchObject({
      currency: 'AUD',
      totalMinor: 1_100_000,
    });
  });

  it('adds up to the cent whatever the lines', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 50 }), (lines) => {
        const { content } = contentFor({ ...INPUT, lines });
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

  it('is the same when saved again without a change', () => {
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), (lines) => {
        const { content } = contentFor({ ...INPUT, lines });
        const again = contentFor(inputOf(content), SYDNEY, content);
        expect(again).toEqual({ content, problems: [] });
      }),
    );
  });

  it('requires at least one line and a total of at most ten million dollars', () => {
    const totalOf = (quantity: number) =>
      contentFor({ ...INPUT, lines: [{ ...SURGEON, unitFeeMinor: 500_000_000, quantity }] }).content;
    expect(overallProblems(totalOf(1), [])).toEqual([]);
    expect(overallProblems(totalOf(999), [])).toEqual([
      {
        path: 'lines',
        message: 'A quote can be for at most $10,000,000. Please check its fees and quantities',
      },
    ]);
    expect(overallProblems({ lines: [], totalMinor: 0 }, [])).toEqual([
      { path: 'lines', message: 'Add at least one line' },
    ]);
  });

  it('names the line whose discount exceeds its fee', () => {
    const lines = [SURGEON, { ...SURGEON, discountMinor: 1_000_001 }];
    expect(contentFor({ ...INPUT, lines }).problems).toEqual([
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
  ])('finds for the last valid day %s %i problems on 20 November 2026', (validUntil, problems) => {
    expect(validityProblems(validUntil, SYDNEY.timeZone, NOW)).toHaveLength(problems);
  });

  it("uses the day in the practice's time zone", () => {
    const lateInUtc = new Date('2026-11-20T13:30:00.000Z');
    expect(validityProblems('2026-11-20', 'Australia/Sydney', lateInUtc)).toHaveLength(1);
    expect(validityProblems('2026-11-20', 'Australia/Perth', lateInUtc)).toHaveLength(0);
  });

  it('is searchable by number, its ending, client and doctor, ignoring accents', () => {
    const key = quoteSearchKey('Q-2026-000123', PARTIES.client, PARTIES.doctor);
    for (const part of ['q-2026-000123', '2026000123', '000123', 'siobhan obrien', 'thi mai nguyen'])
      expect(key).toContain(part);
  });
});

describe('line ids', () => {
  const stored = (lines: QuoteLineInput[]) => toLineRequests(contentFor({ ...INPUT, lines }).content.lines);
  const idsOf = (lines: QuoteLineInput[], present: QuoteLineRequest[]) =>
    matchLineIds(lines, present, () => 'new').map((kept) => kept?.id);
  const [surgeon, hospital, other] = [
    SURGEON,
    { ...SURGEON, kind: 'HOSPITAL' as const, description: 'Theatre' },
    { ...SURGEON, description: 'Septoplasty' },
  ];

  it('stay when lines are unchanged, reordered or removed', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 8 }), fc.array(fc.nat(7)), (lines, picks) => {
        const present = stored(lines);
        const kept = [...new Set(picks)].filter((at) => at < lines.length);
        const edited = kept.map((at) => lines[at]!);
        const ids = idsOf(edited, present);
        expect(ids).not.toContain('new');
        expect(new Set(ids).size).toBe(ids.length);
        expect(idsOf(lines, present)).toEqual(present.map(({ id }) => id));
      }),
    );
  });

  it('stay with an edited line and are new for an added one', () => {
    const present = stored([surgeon, hospital]);
    const [first, second] = present.map(({ id }) => id);
    const dearer = { ...surgeon, unitFeeMinor: 1 };
    expect(idsOf([dearer, hospital], present)).toEqual([first, second]);
    expect(idsOf([other, surgeon, hospital], present)).toEqual(['new', first, second]);
  });
});
