import { DEFAULT_LOCALE, dateFormat, formatNumber, numberFormat } from './locale';

describe('locale formatting', () => {
  it('is Australian English by default', () => {
    expect(DEFAULT_LOCALE).toBe('en-AU');
    expect(formatNumber(12500)).toBe('12,500');
    expect(formatNumber(12500, 'de-DE')).toBe('12.500');
  });

  it('shares its formatters', () => {
    expect(numberFormat('en-AU')).toBe(numberFormat('en-AU'));
    expect(numberFormat('en-AU')).not.toBe(numberFormat('en-AU', { style: 'percent' }));
    expect(dateFormat('en-AU', { timeZone: 'UTC' })).toBe(dateFormat('en-AU', { timeZone: 'UTC' }));
  });
});
