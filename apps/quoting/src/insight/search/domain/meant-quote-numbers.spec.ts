import fc from 'fast-check';
import { meantQuoteNumbers } from './meant-quote-numbers';

describe('quote numbers that a search text can mean', () => {
  it.each([
    'Q-2026-000123',
    'q-2026-000123',
    'Q2026-123',
    'q 2026 000123',
    '2026-000123',
    '2026 123',
    '2026000123',
  ])('find one number for "%s"', (typed) =>
    expect(meantQuoteNumbers(typed, 2027)).toEqual(['Q-2026-000123']),
  );

  it.each(['123', '000123', 'Q-123', 'q000123', ' Q 123 '])(
    'find the numbers of the last five years for "%s"',
    (typed) =>
      expect(meantQuoteNumbers(typed, 2026)).toEqual([
        'Q-2026-000123',
        'Q-2025-000123',
        'Q-2024-000123',
        'Q-2023-000123',
        'Q-2022-000123',
      ]),
  );

  it.each(['quinn', '0412 345 678', 'Q-', '', '1234567'])('find none for "%s"', (typed) =>
    expect(meantQuoteNumbers(typed, 2026)).toEqual([]),
  );

  it('include every number of these years, with or without prefix and zeros', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2022, max: 2026 }),
        fc.integer({ min: 1, max: 999_999 }),
        (year, serial) => {
          const padded = String(serial).padStart(6, '0');
          for (const typed of [`Q-${year}-${padded}`, `${year}-${padded}`, `q-${padded}`, String(serial)])
            expect(meantQuoteNumbers(typed, 2026)).toContain(`Q-${year}-${padded}`);
        },
      ),
    );
  });
});
