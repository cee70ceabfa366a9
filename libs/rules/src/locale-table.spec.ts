import { firstLocale, isLocaleCode, localeDefinition, LOCALES, localesByFamily } from './locale-table';
import { LOCALE_CODES } from './locale';

const part = (parts: Intl.NumberFormatPart[], type: string) =>
  parts.find((found) => found.type === type)?.value;

describe('locale table', () => {
  it('lists ten locales once each in eight families', () => {
    expect(LOCALES.map(({ code }) => code)).toEqual([...LOCALE_CODES]);
    expect(localesByFamily().map(({ locales }) => locales.length)).toEqual([3, 1, 1, 1, 1, 1, 1, 1]);
  });

  it('has the currencies of the specification', () => {
    const written = Object.fromEntries(
      LOCALES.map(({ code, currency }) => [code, `${currency.code} ${currency.symbol} ${currency.position}`]),
    );
    expect(written).toEqual({
      'en-AU': 'AUD $ before',
      'en-NZ': 'NZD $ before',
      'en-US': 'USD $ before',
      'fr-FR': 'EUR € after',
      'de-DE': 'EUR € after',
      'es-ES': 'EUR € after',
      'it-IT': 'EUR € after',
      'pt-BR': 'BRL R$ before',
      'ja-JP': 'JPY ¥ before',
      'zh-CN': 'CNY ¥ before',
    });
  });

  it.each(LOCALES.map((locale) => [locale.code, locale] as const))(
    'agrees with Intl on %s',
    (code, { numberFormat, currency, dateFormats }) => {
      const number = new Intl.NumberFormat(code).formatToParts(1234567.5);
      expect([part(number, 'group'), part(number, 'decimal')]).toEqual([
        numberFormat.thousands,
        numberFormat.decimal,
      ]);
      const money = new Intl.NumberFormat(code, { style: 'currency', currency: currency.code }).formatToParts(
        5,
      );
      expect(money[0]?.type === 'currency' ? 'before' : 'after').toBe(currency.position);
      const date = new Intl.DateTimeFormat(code, { dateStyle: 'short' }).formatToParts(0);
      const order = date.filter(({ type }) => type !== 'literal').map(({ type }) => type[0]);
      expect(
        dateFormats.short
          .toLowerCase()
          .match(/[dmy]+/g)
          ?.map((field) => field[0]),
      ).toEqual(order);
      const { hourCycle } = new Intl.DateTimeFormat(code, { timeStyle: 'short' }).resolvedOptions();
      expect(dateFormats.time).toBe(hourCycle === 'h12' ? 'h:mm a' : 'HH:mm');
    },
  );

  it('returns a definition by its code', () => {
    expect(localeDefinition('ja-JP').family).toBe('Japanese');
    expect(isLocaleCode('en-GB')).toBe(false);
    expect(() => localeDefinition('en-GB' as never)).toThrow(RangeError);
  });
});

describe('initial locale', () => {
  const first = (browser: string | undefined, timeZone: string | undefined, stored: string | null = null) =>
    firstLocale({ stored, browser, timeZone });

  it('is the stored choice if it is supported', () => {
    expect(first('en-AU', 'Australia/Sydney', 'ja-JP')).toBe('ja-JP');
    expect(first('en-AU', 'Australia/Sydney', 'tlh')).toBe('en-AU');
  });

  it.each([
    ['en-AU', 'Australia/Perth', 'en-AU'],
    ['en-US', 'Australia/Sydney', 'en-AU'],
    ['en', 'Pacific/Auckland', 'en-NZ'],
    ['en-GB', 'Europe/London', 'en-US'],
    ['en-AU', 'America/New_York', 'en-US'],
    ['en-US', undefined, 'en-US'],
  ])('for English %s in %s is %s', (browser, timeZone, expected) => {
    expect(first(browser, timeZone)).toBe(expected);
  });

  it.each([
    ['fr-CA', 'fr-FR'],
    ['pt-PT', 'pt-BR'],
    ['zh_TW', 'zh-CN'],
    ['ES', 'es-ES'],
    ['nl-NL', 'en-AU'],
    [undefined, 'en-AU'],
    ['', 'en-AU'],
  ])('for %s is %s', (browser, expected) => {
    expect(first(browser, 'Europe/Paris')).toBe(expected);
  });
});
