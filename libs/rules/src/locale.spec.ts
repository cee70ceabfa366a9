import { DEFAULT_LOCALE, getDateFormat, formatNumber, getNumberFormat } from './locale';

describe('locale formatting', () => {
  it('is Australian English by default', () => {
    expect(DEFAULT_LOCALE).toBe('en-AU');
    expect(formatNumber(12500)).toBe('12,500');
    expect(formatNumber(12500, 'de-DE')).toBe('12.500');
  });

  it('shares its formatters', () => {
    expect(getNumberFormat('en-AU')).toBe(getNumberFormat('en-AU'));
    expect(getNumberFormat('en-AU')).not.toBe(getNumberFormat('en-AU', { style: 'percent' }));
    expect(getDateFormat('en-AU', { timeZone: 'UTC' })).toBe(getDateFormat('en-AU', { timeZone: 'UTC' }));
  });
});
