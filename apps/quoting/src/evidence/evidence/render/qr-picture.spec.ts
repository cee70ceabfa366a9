import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { qrPicture } from './qr-picture';

// The product blocks SVG input wherever its image code is loaded in this worker; this test needs it to rasterise the code.
const SVG = { operation: ['VipsForeignLoadSvg'] };
beforeAll(() => sharp.unblock(SVG));
afterAll(() => sharp.block(SVG));

/** What a phone camera reads from the picture on white paper. */
async function scanned(verify: { url: string; code: string }): Promise<string> {
  const { data, info } = await sharp(Buffer.from(qrPicture(verify).data), { density: 600 })
    .flatten({ background: '#ffffff' })
    .extend({ top: 60, bottom: 60, left: 60, right: 60, background: '#ffffff' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQR({ width: info.width, height: info.height, data: new Uint8Array(data) });
}

it.each([
  { url: 'https://q.au/verify', code: 'ABCD2345' },
  { url: 'https://quotes.a-rather-long-practice-name.example.com.au/verify', code: 'ABCD2345EFGH6789' },
  { url: `https://${'x'.repeat(120)}.example/verify`, code: 'ABCD2345EFGH6789' },
])('encodes the verification link so that a scanner reads it: $url', async (verify) => {
  expect(await scanned(verify)).toBe(`${verify.url}?code=${verify.code}`);
});
