import { waysHere } from './ways';

it('begins with the app, and offers recovery codes last', () => {
  expect(waysHere(['recovery', 'passkey', 'totp'], true)).toEqual(['totp', 'passkey', 'recovery']);
});

it('begins with a passkey where there is nothing else', () => {
  expect(waysHere(['passkey', 'recovery'], true)).toEqual(['passkey', 'recovery']);
});

it('offers no passkey where the browser has none', () => {
  expect(waysHere(['passkey', 'recovery'], false)).toEqual(['recovery']);
  expect(waysHere(['passkey'], false)).toEqual([]);
});

it('asks for the password where there is no second step', () => {
  expect(waysHere(['password'], true)).toEqual(['password']);
});
