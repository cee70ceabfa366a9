import fc from 'fast-check';
import { CONSENT_POINTS, consentChecklist, type ConsentFacts, type ConsentLine } from './consent-checklist';
import { LINE_KINDS } from './fee-types';

const line: ConsentLine = {
  key: 'hand:SURGEON',
  kind: 'SURGEON',
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
  hasMedicare: true,
};
const openPoints = (facts: Partial<ConsentFacts>) =>
  consentChecklist({ ...whole, ...facts })
    .filter(({ isMet }) => !isMet)
    .map(({ point, lineKeys }) => [point, ...lineKeys]);

describe('the checklist of informed financial consent', () => {
  it('is met by a quote that says everything', () => expect(openPoints({})).toEqual([]));

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

  it('accepts a benefit of nothing that was said, implants without a name, and lines outside of Medicare', () => {
    const lines = [
      { ...line, medicareBenefitMinor: 0 },
      { ...line, kind: 'IMPLANT' as const, providerName: null, medicareBenefitMinor: null },
      { ...line, procedureClass: 'COSMETIC' as const, medicareBenefitMinor: null },
      excluded,
    ];
    expect(openPoints({ lines })).toEqual([]);
    expect(
      openPoints({ lines: [{ ...line, medicareBenefitMinor: null }, excluded], hasMedicare: false }),
    ).toEqual([]);
  });

  const anyLine: fc.Arbitrary<ConsentLine> = fc.record({
    key: fc.uuid(),
    kind: fc.constantFrom(...LINE_KINDS),
    procedureClass: fc.constantFrom('MEDICARE', 'COSMETIC', 'MIXED', 'OTHER'),
    basis: fc.constantFrom('FIXED', 'ESTIMATE', 'NOT_INCLUDED'),
    billedBy: fc.constantFrom('PRACTICE', 'PROVIDER', 'HOSPITAL'),
    providerName: fc.option(fc.constantFrom('Dr Lee', ' ')),
    unitFeeMinor: fc.constantFrom(0, 100),
    medicareBenefitMinor: fc.option(fc.nat(500)),
  });

  it('has every point once, blocks by the practice alone, and never asks anything of what is not included', () => {
    fc.assert(
      fc.property(fc.array(anyLine), fc.subarray([...CONSENT_POINTS]), (lines, blocking) => {
        const checks = consentChecklist({ ...whole, lines }, blocking);
        expect(checks.map(({ point }) => point)).toEqual(CONSENT_POINTS);
        const out = new Set(lines.filter(({ basis }) => basis === 'NOT_INCLUDED').map(({ key }) => key));
        for (const { point, blocks, isMet, lineKeys } of checks) {
          expect(blocks).toBe(blocking.includes(point));
          expect(lineKeys.some((key) => out.has(key))).toBe(false);
          if (lineKeys.length > 0) expect(isMet).toBe(false);
        }
      }),
    );
  });

  it('does not depend on the order of the lines', () => {
    fc.assert(
      fc.property(fc.array(anyLine), (lines) => {
        const met = (some: ConsentLine[]) =>
          consentChecklist({ ...whole, lines: some }).map(({ isMet, lineKeys }) => [
            isMet,
            [...lineKeys].sort(),
          ]);
        expect(met([...lines].reverse())).toEqual(met(lines));
      }),
    );
  });
});
