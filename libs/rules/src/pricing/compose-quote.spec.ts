import fc from 'fast-check';
import { HAND, NOSE, NOSE_CHOICE, SEPTUM, TODAY } from './compose.fixtures';
import { composeQuote, type ComposedQuote } from './compose-quote';
import { SURGERY_SIDES, type SurgerySide } from './fee-types';
import { defaultGstPolicy } from './gst';
import { RULE } from './pricing.fixtures';
import type { PricingRule } from './pricing-rule';
import type { QuoteChoice } from './quote-choice';
import { ruleBook } from './rule-book';
import type { SurgeryConfiguration } from './surgery-configuration';
import { forAll } from '../for-all.suite';

function composed(change: Partial<QuoteChoice> = {}, rules: PricingRule[] = [], now = TODAY): ComposedQuote {
  return composeQuote([NOSE, HAND, SEPTUM], { ...NOSE_CHOICE, ...change }, ruleBook(rules), now);
}

function only(surgeryId: string, side: SurgerySide = 'NOT_APPLICABLE', optionIds: string[] | null = null) {
  return { surgeries: [{ surgeryId, side, optionIds }] };
}

/** "kind description: total", in cents. */
function bill({ lines }: ComposedQuote): string[] {
  return lines.map(({ kind, description, totalMinor }) => `${kind} ${description}: ${totalMinor}`);
}

function codes({ notices }: ComposedQuote): string[] {
  return notices.map(({ code, name }) => `${code} ${name}`);
}

describe('quote for a rhinoplasty (cosmetic)', () => {
  it('is 17,050.00: 9,500 + 1,800 + 4,200 = 15,500, and 10 % GST of 1,550', () => {
    const quote = composed();
    expect(bill(quote)).toEqual([
      'SURGEON Rhinoplasty: 1045000',
      'ANAESTHETIST Anaesthetist: Rhinoplasty: 198000',
      "HOSPITAL Hospital stay: St Mary's: 462000",
      'OTHER Pathology, if needed: 0',
    ]);
    expect(quote.totals).toMatchObject({
      netMinor: 1_550_000,
      gstMinor: 155_000,
      totalMinor: 1_705_000,
      byBiller: { PRACTICE: 1_045_000, PROVIDER: 198_000, HOSPITAL: 462_000 },
      estimate: true,
    });
    expect(quote).toMatchObject({ procedureClass: 'COSMETIC', notices: [] });
  });

  it("uses the doctor's own fee and another hospital's theatre fee", () => {
    const quote = composed({
      doctor: { id: 'prof-roy', name: 'Prof Roy' },
      hospital: { id: 'day', name: 'Day Surgery' },
    });
    // 11,000 + 1,800 + 900 + 2,500 = 16,200, and GST 1,620
    expect(quote.totals).toMatchObject({ netMinor: 1_620_000, totalMinor: 1_782_000 });
    expect(quote.lines[0]?.trace[0]).toMatchObject({
      rule: { kind: 'BASE', id: 'prof-roy', name: 'Prof Roy' },
      words: { key: 'base.doctor' },
    });
  });

  it('adds the chosen options: a revision with a rib graft', () => {
    // 9,500 + 1,200 + 20 % of 9,500 = 12,600; at the day surgery the graft adds 1,200 to the theatre: 3,700
    const quote = composed({
      ...only('nose', 'NOT_APPLICABLE', ['rib', 'revision']),
      hospital: { id: 'day', name: 'Day Surgery' },
    });
    const fees = Object.fromEntries(quote.lines.map(({ kind, unitFeeMinor }) => [kind, unitFeeMinor]));
    expect(fees).toMatchObject({ SURGEON: 1_260_000, THEATRE: 370_000, HOSPITAL: 90_000 });
  });

  it('applies the practice’s pricing rules', () => {
    const rule = { ...RULE, scope: { type: 'HOSPITAL', targetId: 'st-marys' } } as const;
    expect(composed({}, [rule]).lines[0]?.unitFeeMinor).toBe(900_000);
    expect(composed({ hospital: null }, [rule]).lines[0]?.unitFeeMinor).toBe(950_000);
  });

  it('has 15 % GST in New Zealand', () => {
    // 15,500 and GST 2,325
    const quote = composed({}, [], { ...TODAY, gst: defaultGstPolicy('NZ') });
    expect(quote.totals.totalMinor).toBe(1_782_500);
    expect(quote.lines[0]?.gstReason).toBe('NZ_STANDARD');
  });
});

describe('quote for a carpal tunnel release on both hands (Medicare)', () => {
  const quote = composed(only('hand', 'BILATERAL'));

  it('is 4,186.00', () => {
    // 800 × 1.5 = 1,200; 20 % = 240; (3 + 2 units) × 70 = 350; 600; 1,000 × 1.5 = 1,500; 2 × 45.50 = 91;
    // 50 and GST 5; 150. Treatment has no GST.
    expect(bill(quote)).toEqual([
      'SURGEON Carpal tunnel release, both sides: 120000',
      'ASSISTANT Surgical assistant: Carpal tunnel release: 24000',
      'ANAESTHETIST Anaesthetist: Carpal tunnel release: 35000',
      "HOSPITAL Hospital stay: St Mary's: 60000",
      "THEATRE Theatre: Carpal tunnel release, St Mary's: 150000",
      'IMPLANT Splint: 9100',
      'ADMIN Administration: 5500',
      'OTHER Aftercare: two visits: 15000',
      'OTHER Pathology, if needed: 0',
    ]);
    expect(quote.totals).toMatchObject({ gstMinor: 500, totalMinor: 418_600 });
    expect(quote.lines[0]).toMatchObject({ mbsItem: '39331, 39331', gstReason: 'AU_TREATMENT' });
    expect(codes(quote)).toEqual([]);
  });

  it('keeps the configured MBS items for one side and for both, and none without any', () => {
    const itemsOf = (mbsItems: string[], side: 'LEFT' | 'BILATERAL') => {
      const configuration = { ...HAND, mbsItems };
      const choice = { ...NOSE_CHOICE, ...only('hand', side) };
      return composeQuote([configuration], choice, ruleBook([]), TODAY).lines[0]?.mbsItem;
    };
    expect(itemsOf(['39331'], 'LEFT')).toBe('39331');
    expect(itemsOf(['39331', '39330'], 'BILATERAL')).toBe('39331, 39330');
    expect(itemsOf([], 'BILATERAL')).toBeNull();
  });

  it('does not use the price of both sides for one side', () => {
    expect(composed(only('hand', 'LEFT', ['both'])).lines[0]?.unitFeeMinor).toBe(80_000);
  });

  it('reports a surgery without a price for both sides', () => {
    expect(codes(composed(only('nose', 'BILATERAL')))).toEqual(['BOTH_SIDES_NOT_PRICED Rhinoplasty']);
  });
});

describe('quote for a septorhinoplasty (mixed, two fifths cosmetic)', () => {
  it('is split by line: 14,248.00', () => {
    // 9,500: 5,700 without GST, 3,800 with 380; 4,200: 2,520 without, 1,680 with 168
    const quote = composed(only('septum'));
    expect(bill(quote)).toEqual([
      'SURGEON Septorhinoplasty (medical part): 570000',
      'SURGEON Septorhinoplasty (cosmetic part): 418000',
      "HOSPITAL Hospital stay: St Mary's (medical part): 252000",
      "HOSPITAL Hospital stay: St Mary's (cosmetic part): 184800",
      'OTHER Pathology, if needed: 0',
      'OTHER Consultations: 0',
    ]);
    expect(quote.totals.totalMinor).toBe(1_424_800);
    expect(quote.lines.map(({ mbsItem }) => mbsItem).slice(0, 2)).toEqual(['41693', null]);
  });

  it('does not split lines that are not treatment', () => {
    const configuration = { ...SEPTUM, adminFeeMinor: 5_000 };
    const choice = { ...NOSE_CHOICE, ...only('septum') };
    const quote = composeQuote([configuration], choice, ruleBook([]), TODAY);
    expect(quote.lines.filter(({ kind }) => kind === 'ADMIN')).toMatchObject([
      { totalMinor: 5_500, part: null },
    ]);
  });

  it('is not split in New Zealand', () => {
    const quote = composed(only('septum'), [], { ...TODAY, gst: defaultGstPolicy('NZ') });
    expect(quote.lines.filter(({ kind }) => kind === 'SURGEON')).toHaveLength(1);
  });
});

describe('several surgeries in one quote', () => {
  const both = {
    surgeries: [
      { surgeryId: 'nose', side: 'NOT_APPLICABLE', optionIds: null },
      { surgeryId: 'hand', side: 'LEFT', optionIds: null },
    ],
  } as const;

  it('share the stay and the administration, each at the highest fee', () => {
    expect(bill(composed(both))).toEqual([
      'SURGEON Rhinoplasty: 1045000',
      'SURGEON Carpal tunnel release, left side: 80000',
      'ASSISTANT Surgical assistant: Carpal tunnel release: 16000',
      'ANAESTHETIST Anaesthetist: Rhinoplasty: 198000',
      'ANAESTHETIST Anaesthetist: Carpal tunnel release: 35000',
      // 600 are needed by both, split equally, and 3,600 only by the nose: 3,900 with GST of 390, 300 without
      "HOSPITAL Hospital stay: St Mary's (medical part): 30000",
      "HOSPITAL Hospital stay: St Mary's (cosmetic part): 429000",
      "THEATRE Theatre: Carpal tunnel release, St Mary's: 100000",
      'IMPLANT Splint: 9100',
      'ADMIN Administration: 5500',
      'OTHER Aftercare: two visits: 15000',
      'OTHER Pathology, if needed: 0',
    ]);
    expect(composed(both).procedureClass).toBe('MIXED');
  });

  it('have one anaesthetic if charged by units: the highest base units and the whole time', () => {
    const unitsToo = { ...NOSE, anaesthetist: HAND.anaesthetist && { ...HAND.anaesthetist, baseUnits: 6 } };
    const quote = composeQuote([unitsToo, HAND], { ...NOSE_CHOICE, ...both }, ruleBook([]), TODAY);
    const lines = quote.lines.filter(({ kind }) => kind === 'ANAESTHETIST');
    // 6 base units; 180 minutes: 8 + 60 ÷ 10 = 14 units; 20 × 70 = 1,400. The nose has 4.5 base units and 11 for its own 150
    // minutes: 1,085 with GST of 108.50; the hand has the remaining 315
    expect(lines.map(({ totalMinor }) => totalMinor)).toEqual([31_500, 119_350]);
    expect(lines[0]?.description).toBe('Anaesthetist: Rhinoplasty, Carpal tunnel release (medical part)');
  });

  it.each<[string, Partial<NonNullable<SurgeryConfiguration['anaesthetist']>>]>([
    ['at two rates', { type: 'UNITS', unitMinor: 7_100 }],
    ['by two people', { providerId: 'wu' }],
    ['by two people of no record', { providerName: 'Dr Wu' }],
    ['of which one is for a fixed fee', { type: 'FIXED', feeMinor: 180_000 }],
  ])('have two anaesthetics %s', (_, change) => {
    const other = { ...NOSE, anaesthetist: { ...HAND.anaesthetist, ...change } } as SurgeryConfiguration;
    for (const surgeries of [both.surgeries, [...both.surgeries].reverse()]) {
      const quote = composeQuote([other, HAND], { ...NOSE_CHOICE, surgeries }, ruleBook([]), TODAY);
      expect(quote.lines.filter(({ kind }) => kind === 'ANAESTHETIST')).toHaveLength(2);
    }
  });

  it('are included once each', () => {
    const twice = { surgeries: [...only('nose').surgeries, ...only('nose').surgeries] };
    expect(codes(composed(twice))).toEqual(['SURGERY_TWICE Rhinoplasty']);
    expect(composed(twice).totals).toEqual(composed().totals);
  });
});

describe('notices for staff', () => {
  it.each<[Partial<QuoteChoice>, string]>([
    [only('gone'), 'SURGERY_NOT_CONFIGURED gone'],
    [{ doctor: { id: 'dr-new', name: 'Dr New' } }, 'DOCTOR_NOT_CONFIGURED Rhinoplasty'],
    [{ hospital: { id: 'new', name: 'New' } }, 'HOSPITAL_NOT_CONFIGURED Rhinoplasty'],
    [only('nose', 'NOT_APPLICABLE', ['laser']), 'OPTION_UNKNOWN Laser'],
    [only('nose', 'NOT_APPLICABLE', ['other']), 'OPTION_UNKNOWN other'],
  ])('for %j include %s', (change, notice) => {
    expect(codes(composed(change))).toEqual([notice]);
  });

  it('report a list that allows only one option, and a missing planned time', () => {
    const one = {
      ...NOSE,
      optionGroups: NOSE.optionGroups.map((group) => ({ ...group, choose: 'ONE' as const })),
    };
    const choice = { ...NOSE_CHOICE, ...only('nose', 'NOT_APPLICABLE', ['rib', 'revision']) };
    const quote = composeQuote([one], choice, ruleBook([]), TODAY);
    expect(codes(quote)).toEqual(['ONE_OPTION_ONLY Complexity']);
    expect(quote.lines[0]?.options.map(({ id }) => id)).toEqual(['revision']);
    const timeless = composeQuote(
      [{ ...HAND, minutes: null }],
      { ...choice, ...only('hand') },
      ruleBook([]),
      TODAY,
    );
    expect(codes(timeless)).toEqual(['DURATION_UNKNOWN Carpal tunnel release']);
  });
});

describe('any composed quote', () => {
  it('has unique line keys, and each surgery once as a whole or in parts', () => {
    const surgery = fc.record({
      surgeryId: fc.constantFrom('nose', 'hand', 'septum'),
      side: fc.constantFrom(...SURGERY_SIDES),
      optionIds: fc.option(fc.subarray(['revision', 'rib', 'laser', 'both'])),
    });
    forAll(fc.array(surgery, { maxLength: 4 }), (surgeries) => {
      const { lines, totals } = composed({ surgeries });
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
      expect(totals.totalMinor).toBe(lines.reduce((sum, line) => sum + line.totalMinor, 0));
      for (const line of lines) expect(line.trace.at(-1)?.resultMinor).toBe(line.totalMinor);
    });
  });
});
