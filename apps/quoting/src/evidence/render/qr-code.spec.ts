import { QRCodeSVG } from 'qrcode.react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { qrCode, type QrModules } from './qr-code';

/** The code of the library with which the web app draws second steps. */
function libraryCode(value: string): string[] {
  const svg = renderToStaticMarkup(
    createElement(QRCodeSVG, { value, level: 'M', boostLevel: false, marginSize: 0 }),
  );
  const size = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1]);
  const rows = Array.from({ length: size }, () => Array<string>(size).fill('.'));
  const dark = [...svg.matchAll(/<path fill="([^"]+)" d="([^"]+)"/g)].at(-1)?.[2] ?? '';
  for (const [, x, y, width] of dark.matchAll(/M(\d+)[ ,](\d+) ?h(\d+)v1H/g))
    for (let at = 0; at < Number(width); at += 1) rows[Number(y)]![Number(x) + at] = '#';
  return rows.map((row) => row.join(''));
}

const text = (modules: QrModules | null) =>
  (modules ?? []).map((row) => row.map((isDark) => (isDark ? '#' : '.')).join(''));

it.each([
  'a',
  'https://q.au/verify?code=ABCD2345',
  'https://quillcare.example/verify?code=ABCD2345EFGH6789',
  'https://quotes.a-rather-long-practice-name.example.com.au/verify?code=ABCD2345EFGH6789',
  `https://${'x'.repeat(98)}`,
  'Tāwhiao 王',
])('is the code that the library draws: %s', (value) => {
  const masked = Array.from({ length: 8 }, (_, mask) => text(qrCode(value, mask)).join('\n'));
  expect(masked).toContain(libraryCode(value).join('\n'));
  expect(masked).toContain(text(qrCode(value)).join('\n'));
});

it('is not made of what is too long for it', () => {
  expect(qrCode('x'.repeat(106))).toHaveLength(41);
  expect(qrCode('x'.repeat(107))).toBeNull();
});
