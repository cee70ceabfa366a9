import { assuranceOf, type SigningFacts } from './assurance';

const facts: SigningFacts = { mode: 'LINK', methods: ['draw'], identifiedBy: ['DATE_OF_BIRTH'] };

describe('assurance level of a signature', () => {
  it.each([
    ['one proof of identity', {}, 'STANDARD'],
    ['a code alone', { identifiedBy: ['CODE'] }, 'STANDARD'],
    ['date of birth and code', { identifiedBy: ['CODE', 'DATE_OF_BIRTH'] }, 'HIGH'],
    ['a typed name', { methods: ['type'] }, 'STANDARD'],
    ['an uploaded picture', { methods: ['upload'] }, 'LOWER'],
    [
      'an uploaded picture in spite of both proofs',
      { methods: ['upload'], identifiedBy: ['CODE', 'DATE_OF_BIRTH'] },
      'LOWER',
    ],
    ['an uploaded second signature', { methods: ['draw', 'upload'] }, 'LOWER'],
    ["the practice's device", { mode: 'TABLET' }, 'STANDARD'],
    ['an entry by staff', { mode: 'PAPER', methods: [] }, 'RECORDED'],
    ['an entry by staff, confirmed', { mode: 'TELEPHONE', methods: [], isConfirmed: true }, 'CONFIRMED'],
    ['a confirmation that nobody asked for', { isConfirmed: true }, 'STANDARD'],
  ] as const)('follows from its evidence: %s', (_what, changes, expected) => {
    expect(assuranceOf({ ...facts, ...changes })).toBe(expected);
  });
});
