import { amountText, readAmount, readPercent, readQuantity } from './amount-text';

it('writes amounts without a sign', () => {
  expect(amountText(1_234_550, 'en-AU')).toBe('12,345.50');
});

it.each([
  ['1,234.50', 123_450],
  ['$80', 8_000],
  ['', null],
])('reads the amount %j as %p', (text, value) => {
  expect(readAmount(text)).toEqual({ ok: true, value });
});

it.each(['abc', '1.234', '-5', '12,34.00'])('does not guess at the amount %j', (text) => {
  expect(readAmount(text)).toEqual({ ok: false });
});

it('reads quantities and percentages within their limits', () => {
  expect(readQuantity('1.5')).toEqual({ ok: true, value: 1.5 });
  expect(readQuantity('0')).toEqual({ ok: false });
  expect(readQuantity('1.555')).toEqual({ ok: false });
  expect(readPercent('12.5 %')).toEqual({ ok: true, value: 1_250 });
  expect(readPercent('')).toEqual({ ok: true, value: null });
  expect(readPercent('101')).toEqual({ ok: false });
});
