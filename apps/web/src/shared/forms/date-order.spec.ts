import { dateOrder } from './date-order';

it.each([
  ['en-AU', 'DD/MM/YYYY'],
  ['en-NZ', 'DD/MM/YYYY'],
  ['en-US', 'MM/DD/YYYY'],
  ['de-DE', 'DD.MM.YYYY'],
  ['ja-JP', 'YYYY/MM/DD'],
])('returns the date order of %s', (locale, order) => expect(dateOrder(locale)).toBe(order));
