import fc from 'fast-check';
import { passwordProblems } from './password';

describe('passwordProblems', () => {
  it('finds nothing wrong with a good one', () => {
    expect(passwordProblems('Harbour-7')).toEqual([]);
    expect(passwordProblems('Ünïcode çhars 7!')).toEqual([]);
  });

  it('names all that is missing, in order', () => {
    expect(passwordProblems('')).toEqual([
      'Password must be at least 8 characters long',
      'Password must contain at least one lowercase letter',
      'Password must contain at least one uppercase letter',
      'Password must contain at least one number',
      'Password must contain at least one special character',
    ]);
    expect(passwordProblems('password1!')).toEqual(['Password must contain at least one uppercase letter']);
    expect(passwordProblems('Password 1')).toEqual(['Password must contain at least one special character']);
    expect(passwordProblems(`Aa1!${'x'.repeat(197)}`)).toEqual([
      'Password must be at most 200 characters long',
    ]);
  });

  it('lets anything pass once it has all four kinds and the length', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 100 }), (rest) => {
        expect(passwordProblems(`aA1!${rest}`)).toEqual([]);
      }),
    );
  });
});
