import { createFormats } from './use-formats';

it('formats the practice’s currency with a plain symbol, and names other currencies', () => {
  const auckland = createFormats({ currency: 'NZD', timeZone: 'Pacific/Auckland' }, 'en-AU');
  expect(auckland.money(1_200_000)).toBe('$12,000.00');
  const sydney = createFormats({ currency: 'AUD', timeZone: 'Australia/Sydney' }, 'en-AU');
  expect(sydney.money(1_200_000)).toBe('$12,000.00');
  expect(sydney.money(1_200_000, 'NZD').replace(/\s/g, ' ')).toBe('NZD 12,000.00');
});
