import type { Sheet } from '@quillcare/pdf';
import decodeQR from 'qr/decode.js';
import { QR_SIDE, qrPicture } from './qr-picture';

const PIXELS = 4 * QR_SIDE;
/** White paper around it, and from how far left and up it is drawn. */
const MARGIN = 40;

/** What a phone's camera reads of what is drawn on a page. */
function scanned(verify: { url: string; code: string }): string {
  const side = PIXELS + 2 * MARGIN;
  const data = new Uint8Array(side * side * 4).fill(255);
  const scale = (points: number) => Math.round(points * 4);
  const rect = (x: number, y: number, width: number, height: number) => {
    for (let row = scale(y); row < scale(y + height); row += 1)
      for (let column = scale(x); column < scale(x + width); column += 1)
        data.fill(
          0,
          4 * ((row + MARGIN) * side + column + MARGIN),
          4 * ((row + MARGIN) * side + column + MARGIN) + 3,
        );
  };
  const sheet = {
    doc: { rect, fill: () => undefined },
    place: () => null,
    marked: (_place: unknown, draw: () => void) => draw(),
    lines: () => [],
  } as unknown as Sheet;
  qrPicture(sheet, verify, { x: 0, y: 0 });
  return decodeQR({ width: side, height: side, data });
}

it.each([
  { url: 'https://q.au/verify', code: 'ABCD2345' },
  { url: 'https://quotes.a-rather-long-practice-name.example.com.au/verify', code: 'ABCD2345EFGH6789' },
  { url: `https://${'x'.repeat(120)}.example/verify`, code: 'ABCD2345EFGH6789' },
])('a camera reads from it where the document is checked: $url', (verify) => {
  expect(scanned(verify)).toBe(`${verify.url}?code=${verify.code}`);
});
