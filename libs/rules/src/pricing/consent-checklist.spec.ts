import fc from 'fast-check';
import {
  CONSENT_POINTS,
  buildConsentChecklist,
  type ConsentFacts,
  type ConsentLine,
} from './consent-checklist';
import { LINE_KINDS } from './fee-types';
import { forAll } from '../for-all.suite';

const line: ConsentLine = {
  key: 'hand:SURGEON',
  kind: 'SURGEON',
  surgeryId: 'hand',
  isTreatment: null,
  mbsItem: '39331',
  procedureClass: 'MEDICARE',
  basis: 'FIXED',
  billedBy: 'PRACTICE',
  providerName: 'Dr Lee',
  unitFeeMinor: 120_000,
  medicareBenefitMinor: 37_270,
};
const excluded: ConsentLine = {
  ...line,
  key: 'hand:OTHER',
  kind: 'OTHER',
  basis: 'NOT_INCLUDED',
  unitFeeMinor: 0,
};
const whole: ConsentFacts = {
  lines: [line, excluded],
  totalMinor: 120_000,
  canReceive: true,
  isValid: true,
  hasTerms: true,
  country: 'AU',
  surgeries: [{ surgeryId: 'hand', side: 'LEFT', isSided: true, hasHospitals: true }],
  place: 'HOSPITAL',
  fund: { type: 'NONE', fundName: 'HCF', gapMinor: null },
};
const openPoints = (facts: Partial<ConsentFacts>) =>
  buildConsentChecklist({ ...whole, ...facts })
    .filter(({ isMet }) => !isMet)
    .map(({ point, lineKeys }) => [point, ...lineKeys]);

describe('checklist before sending a quote', () => {
  it('is met by a complete quote', () => expect(openPoints({})).toEqual([]));

  it.each<[string, Partial<ConsentLine>]>([
    ['WHO', { providerName: null }],
    ['WHO', { providerName: '  ', kind: 'ASSISTANT' }],
    ['FEES', { unitFeeMinor: 0 }],
    ['BENEFITS', { medicareBenefitMinor: null }],
    ['BENEFITS', { medicareBenefitMinor: null, procedureClass: 'MIXED', kind: 'ANAESTHETIST' }],
  ])('names the line that lacks %s', (point, changes) => {
    expect(openPoints({ lines: [{ ...line, ...changes }, excluded] })).toEqual([[point, line.key]]);
  });

  it.each<[string, Partial<ConsentFacts>]>([
    ['RECIPIENT', { canReceive: false }],
    ['NOT_INCLUDED', { lines: [line] }],
    ['VALIDITY', { isValid: false }],
    ['TOTAL', { totalMinor: 0 }],
    ['TERMS', { hasTerms: false }],
  ])('asks for %s', (point, changes) => expect(openPoints(changes)).toEqual([[point]]));

  it('accepts an explicit benefit of zero, unnamed implants, and lines outside Medicare', () => {
    const lines = [
      { ...line, medicareBenefitMinor: 0 },
      { ...line, kind: 'IMPLANT' as const, providerName: null, medicareBenefitMinor: null },
      { ...line, procedureClass: 'COSMETIC' as const, mbsItem: null, medicareBenefitMinor: null },
      excluded,
    ];
    expect(openPoints({ lines })).toEqual([]);
    expect(openPoints({ lines: [{ ...line, medicareBenefitMinor: null }, excluded], country: 'NZ' })).toEqual(
      [],
    );
  });

  it.each<[string, Partial<ConsentFacts>]>([
    ['a side', { surgeries: [{ ...whole.surgeries[0]!, side: 'NOT_APPLICABLE' }] }],
    ['hospital or rooms', { place: null }],
  ])('asks for %s of the surgery', (_what, changes) => {
    const [open] = buildConsentChecklist({ ...whole, ...changes }).filter(({ isMet }) => !isMet);
    expect(open?.surgeryIds).toEqual(['hand']);
  });

  it('asks for an undecided class of treatment, in New Zealand too', () => {
    const lines: ConsentLine[] = [
      { ...line, procedureClass: 'OTHER' },
      { ...line, key: 'fee', surgeryId: null, kind: 'ADMIN', procedureClass: 'OTHER' },
      excluded,
    ];
    expect(openPoints({ lines })).toEqual([['CLASS', line.key]]);
    expect(openPoints({ lines, country: 'NZ' })).toEqual([['CLASS', line.key]]);
  });

  it('asks where the surgery takes place if that decides the benefits', () => {
    const surgeries = [{ ...whole.surgeries[0]!, hasHospitals: false }];
    expect(openPoints({ surgeries, place: null })).toEqual([['PLACE']]);
    expect(openPoints({ surgeries, place: null, country: 'NZ' })).toEqual([]);
    expect(openPoints({ place: null, country: 'NZ' })).toEqual([['PLACE']]);
  });

  it('asks for a fund where one may pay, and accepts "none" as an answer', () => {
    const none = { type: 'NONE' as const, fundName: null, gapMinor: null };
    expect(openPoints({ fund: none })).toEqual([['INSURANCE']]);
    expect(openPoints({ fund: { ...none, type: 'KNOWN_GAP', gapMinor: 50_000 } })).toEqual([['INSURANCE']]);
    for (const answered of [
      { fund: { ...none, type: 'UNINSURED' as const } },
      { fund: none, place: 'ROOMS' as const },
      { fund: none, country: 'NZ' as const },
    ])
      expect(openPoints(answered)).toEqual([]);
  });

  it('names a cosmetic line that claims an item', () => {
    const cosmetic: ConsentLine = { ...line, procedureClass: 'COSMETIC' };
    expect(openPoints({ lines: [cosmetic, excluded] })).toEqual([['ITEMS', line.key]]);
  });

  const anyLine: fc.Arbitrary<ConsentLine> = fc.record({
    key: fc.uuid(),
    kind: fc.constantFrom(...LINE_KINDS),
    surgeryId: fc.option(fc.constantFrom('hand', 'nose')),
    isTreatment: fc.option(fc.boolean()),
    mbsItem: fc.option(fc.constant('39331')),
    procedureClass: fc.constantFrom('MEDICARE', 'COSMETIC', 'MIXED', 'OTHER'),
    basis: fc.constantFrom('FIXED', 'ESTIMATE', 'NOT_INCLUDED'),
    billedBy: fc.constantFrom('PRACTICE', 'PROVIDER', 'HOSPITAL'),
    providerName: fc.option(fc.constantFrom('Dr Lee', ' ')),
    unitFeeMinor: fc.constantFrom(0, 100),
    medicareBenefitMinor: fc.option(fc.nat(500)),
  });

  it('lists every point once, blocks as configured and on tax and side, and skips lines not included', () => {
    forAll(fc.array(anyLine), fc.subarray([...CONSENT_POINTS]), (lines, blocking) => {
      const checks = buildConsentChecklist({ ...whole, lines }, blocking);
      expect(checks.map(({ point }) => point)).toEqual(CONSENT_POINTS);
      const out = new Set(lines.filter(({ basis }) => basis === 'NOT_INCLUDED').map(({ key }) => key));
      for (const { point, blocks, isMet, lineKeys } of checks) {
        expect(blocks).toBe(blocking.includes(point) || ['CLASS', 'SIDE'].includes(point));
        expect(lineKeys.some((key) => out.has(key))).toBe(false);
        if (lineKeys.length > 0) expect(isMet).toBe(false);
      }
    });
  });

  it('does not depend on the order of the lines', () => {
    forAll(fc.array(anyLine), (lines) => {
      const met = (some: ConsentLine[]) =>
        buildConsentChecklist({ ...whole, lines: some }).map(({ isMet, lineKeys }) => [
          isMet,
          [...lineKeys].sort(),
        ]);
      expect(met([...lines].reverse())).toEqual(met(lines));
    });
  });
});
