import {
  amountText,
  quantityText,
  readAmount,
  readPercent,
  readQuantity,
  typedAmountText,
} from './amount-text';

it('formats amounts without a currency symbol', () => {
  expect(amountText(1_234_550, 'en-AU')).toBe('12,345.50');
});

it.each([
  ['1,234.50', 123_450],
  ['$80', 8_000],
  ['', null],
])('parses the amount %j as %p', (text, value) => {
  expect(readAmount(text, 'en-AU')).toEqual({ ok: true, value });
});

it.each(['abc', '1.234', '-5', '12,34.00'])('rejects the ambiguous or invalid amount %j', (text) => {
  expect(readAmount(text, 'en-AU')).toEqual({ ok: false });
});

it('parses quantities and percentages within their limits', () => {
  expect(readQuantity('1.5', 'en-AU')).toEqual({ ok: true, value: 1.5 });
  expect(readQuantity('0', 'en-AU')).toEqual({ ok: false });
  expect(readQuantity('1.555', 'en-AU')).toEqual({ ok: false });
  expect(readPercent('12.5 %', 'en-AU')).toEqual({ ok: true, value: 1_250 });
  expect(readPercent('', 'en-AU')).toEqual({ ok: true, value: null });
  expect(readPercent('101', 'en-AU')).toEqual({ ok: false });
});

it('accepts the decimal mark of the locale', () => {
  expect(readAmount('1.234,50', 'de-DE')).toEqual({ ok: true, value: 123_450 });
  expect(readAmount('1234,5', 'vi-VN')).toEqual({ ok: true, value: 123_450 });
  expect(readAmount('1234.50', 'de-DE')).toEqual({ ok: true, value: 123_450 });
  expect(readAmount('1 234', 'fr-FR')).toEqual({ ok: true, value: 123_400 });
  expect(readAmount('1 2', 'fr-FR')).toEqual({ ok: false });
  expect(readAmount('12,5', 'en-AU')).toEqual({ ok: false });
  expect(readQuantity('1,5', 'fr-FR')).toEqual({ ok: true, value: 1.5 });
  expect(readPercent('12,5 %', 'es-ES')).toEqual({ ok: true, value: 1_250 });
});

it.each(['en-AU', 'de-DE', 'fr-FR', 'vi-VN', 'ar-EG'])('parses in %s what it formatted', (locale) => {
  expect(readAmount(typedAmountText(123_450, locale), locale)).toEqual({ ok: true, value: 123_450 });
  expect(readQuantity(quantityText(1.25, locale), locale)).toEqual({ ok: true, value: 1.25 });
});
