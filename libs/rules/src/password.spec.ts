import fc from 'fast-check';
import { passwordProblems } from './password';
import { forAll } from './for-all.suite';

describe('passwordProblems', () => {
  it('finds no problem in a strong password', () => {
    expect(passwordProblems('Harbour-7')).toEqual([]);
    expect(passwordProblems('Ünïcode çhars 7!')).toEqual([]);
  });

  it('lists everything missing, in order', () => {
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

  it('accepts any password with all four character classes and the minimum length', () => {
    forAll(fc.string({ minLength: 4, maxLength: 100 }), (rest) => {
      expect(passwordProblems(`aA1!${rest}`)).toEqual([]);
    });
  });
});
