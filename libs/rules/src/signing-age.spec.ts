import * as fc from 'fast-check';
import { needsRepresentative, signingAge, signingAgeProblems, type SigningAgeFacts } from './signing-age';

const AU: SigningAgeFacts = { country: 'AU', state: 'NSW', procedureClass: 'MEDICARE', practiceAge: null };

describe('the age from which a patient accepts alone', () => {
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
  ])('%s', (_name, facts, age) => {
    expect(signingAge({ ...AU, ...facts })).toBe(age);
  });

  it('is never below 18 for what is cosmetic, and never below the law', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('AU' as const, 'NZ' as const),
        fc.constantFrom(null, 'SA' as const, 'VIC' as const),
        fc.constantFrom('COSMETIC', 'MIXED', 'MEDICARE', 'OTHER'),
        fc.option(fc.integer({ min: 0, max: 30 })),
        (country, state, procedureClass, practiceAge) => {
          const age = signingAge({ country, state, procedureClass, practiceAge });
          const isCosmetic = procedureClass === 'COSMETIC' || procedureClass === 'MIXED';
          expect(age).toBeGreaterThanOrEqual(isCosmetic ? 18 : 16);
          expect(age).toBeGreaterThanOrEqual(practiceAge ?? 0);
        },
      ),
    );
  });
});

describe('who must sign too', () => {
  const child = { dateOfBirth: '2011-02-03', on: '2026-11-27', fromAge: 18 };

  it('asks for a representative until the day of the birthday', () => {
    expect(needsRepresentative(child)).toBe(true);
    expect(needsRepresentative({ ...child, on: '2029-02-02' })).toBe(true);
    expect(needsRepresentative({ ...child, on: '2029-02-03' })).toBe(false);
  });

  it('counts somebody born on 29 February from 1 March in other years', () => {
    const leap = { ...child, dateOfBirth: '2008-02-29' };
    expect(needsRepresentative({ ...leap, on: '2026-02-28' })).toBe(true);
    expect(needsRepresentative({ ...leap, on: '2026-03-01' })).toBe(false);
  });

  it('names the age at the field, and is content with a guardian', () => {
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
