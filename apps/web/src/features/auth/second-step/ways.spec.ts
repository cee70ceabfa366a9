import { waysHere } from './ways';

it('lists the authenticator app first and recovery codes last', () => {
  expect(waysHere(['recovery', 'passkey', 'totp'], true)).toEqual(['totp', 'passkey', 'recovery']);
});

it('lists a passkey first if there is no app', () => {
  expect(waysHere(['passkey', 'recovery'], true)).toEqual(['passkey', 'recovery']);
});

it('omits passkeys in a browser without support', () => {
  expect(waysHere(['passkey', 'recovery'], false)).toEqual(['recovery']);
  expect(waysHere(['passkey'], false)).toEqual([]);
});

it('asks for the password if there is no second step', () => {
  expect(waysHere(['password'], true)).toEqual(['password']);
});
