import * as fc from 'fast-check';
import {
  needsRepresentative,
  calculateSigningAge,
  signingAgeProblems,
  type SigningAgeFacts,
} from './signing-age';
import { forAll } from './for-all.suite';

const AU: SigningAgeFacts = { country: 'AU', state: 'NSW', procedureClass: 'MEDICARE', practiceAge: null };

describe('signing age', () => {
  it.each<[string, Partial<SigningAgeFacts>, number]>([
    ['Australia', {}, 18],
    ['Australia, state not said', { state: null }, 18],
    ['South Australia', { state: 'SA' }, 16],
    ['New Zealand', { country: 'NZ', state: null }, 16],
    ['cosmetic in South Australia', { state: 'SA', procedureClass: 'COSMETIC' }, 18],
    ['mixed in New Zealand', { country: 'NZ', state: null, procedureClass: 'MIXED' }, 18],
    ['raised by the practice', { state: 'SA', practiceAge: 17 }, 17],
    ['raised above an adult’s age', { procedureClass: 'COSMETIC', practiceAge: 21 }, 21],
    ['never lowered', { practiceAge: 16 }, 18],
  ])('is as required for %s', (_name, facts, age) => {
    expect(calculateSigningAge({ ...AU, ...facts })).toBe(age);
  });

  it('is never below 18 for cosmetic procedures, and never below the law', () => {
    forAll(
      fc.constantFrom('AU' as const, 'NZ' as const),
      fc.constantFrom(null, 'SA' as const, 'VIC' as const),
      fc.constantFrom('COSMETIC', 'MIXED', 'MEDICARE', 'OTHER'),
      fc.option(fc.integer({ min: 0, max: 30 })),
      (country, state, procedureClass, practiceAge) => {
        const age = calculateSigningAge({ country, state, procedureClass, practiceAge });
        const isCosmetic = procedureClass === 'COSMETIC' || procedureClass === 'MIXED';
        expect(age).toBeGreaterThanOrEqual(isCosmetic ? 18 : 16);
        expect(age).toBeGreaterThanOrEqual(practiceAge ?? 0);
      },
    );
  });
});

describe('representative for a minor', () => {
  const child = { dateOfBirth: '2011-02-03', on: '2026-11-27', fromAge: 18 };

  it('is required until the day of the birthday', () => {
    expect(needsRepresentative(child)).toBe(true);
    expect(needsRepresentative({ ...child, on: '2029-02-02' })).toBe(true);
    expect(needsRepresentative({ ...child, on: '2029-02-03' })).toBe(false);
  });

  it('is required for a patient born on 29 February until 1 March in other years', () => {
    const leap = { ...child, dateOfBirth: '2008-02-29' };
    expect(needsRepresentative({ ...leap, on: '2026-02-28' })).toBe(true);
    expect(needsRepresentative({ ...leap, on: '2026-03-01' })).toBe(false);
  });

  it('is asked for with the age in the message, and a guardian satisfies it', () => {
    expect(signingAgeProblems({ role: 'PATIENT' }, child)).toEqual([
      {
        path: 'signatory.role',
        message: 'Patients below 18 need a parent, guardian or substitute decision maker to sign',
      },
    ]);
    expect(signingAgeProblems({ role: 'GUARDIAN' }, child)).toEqual([]);
    expect(signingAgeProblems({ role: 'PATIENT' }, { ...child, dateOfBirth: '1990-01-01' })).toEqual([]);
    expect(signingAgeProblems({ role: 'PATIENT' }, { ...child, dateOfBirth: null })).toEqual([]);
  });
});
