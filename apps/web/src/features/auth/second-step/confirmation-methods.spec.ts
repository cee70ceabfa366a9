import { availableWays } from './confirmation-methods';

it('lists the authenticator app first and recovery codes last', () => {
  expect(availableWays(['recovery', 'passkey', 'totp'], true)).toEqual(['totp', 'passkey', 'recovery']);
});

it('lists a passkey first if there is no app', () => {
  expect(availableWays(['passkey', 'recovery'], true)).toEqual(['passkey', 'recovery']);
});

it('omits passkeys in a browser without support', () => {
  expect(availableWays(['passkey', 'recovery'], false)).toEqual(['recovery']);
  expect(availableWays(['passkey'], false)).toEqual([]);
});

it('asks for the password if there is no second step', () => {
  expect(availableWays(['password'], true)).toEqual(['password']);
});
