import sharp from 'sharp';
import type { Answer } from '../../signing/domain/patient-answer';
import {
  blankPngDataUrl,
  crossPngDataUrl,
  dotPngDataUrl,
  pngBomb,
  pngDataUrl,
} from '../../signing/domain/signature.fixtures';
import { redrawSignatures } from './redraw-signature';

const redrawSignature = async (given: Answer) => (await redrawSignatures(given)).first;

const answer = (signatureData: string, signatureMethod: 'draw' | 'type' | 'upload' = 'upload'): Answer =>
  ({ response: 'accept', signatureMethod, signatureData }) as Answer;
const bytesOf = (url: string): Buffer => Buffer.from(url.split(',')[1] ?? '', 'base64');
const dataUrl = (type: string, bytes: Uint8Array): string =>
  `data:image/${type};base64,${Buffer.from(bytes).toString('base64')}`;
const drawing = () => sharp(bytesOf(pngDataUrl(600, 200)));

describe('redrawn signature', () => {
  it.each([
    ['png', () => drawing().png()],
    ['jpeg', () => drawing().jpeg()],
    ['webp', () => drawing().webp()],
  ] as const)('is a PNG of the same size for every input format: %s', async (type, encoded) => {
    const redrawn = await redrawSignature(answer(dataUrl(type, await encoded().toBuffer())));
    expect(redrawn).toMatch(/^data:image\/png;base64,/);
    const { width, height, format } = await sharp(bytesOf(redrawn ?? '')).metadata();
    expect({ width, height, format }).toEqual({ width: 600, height: 200, format: 'png' });
  });

  it('can be a small cross, as drawn by people who cannot write', async () => {
    expect(await redrawSignature(answer(crossPngDataUrl(), 'draw'))).not.toBeNull();
  });

  it('stays small for a noisy photo', async () => {
    const noise = Buffer.from(Array.from({ length: 1_200 * 600 * 3 }, (_, at) => (at * 7_919) % 251));
    const photo = await sharp(noise, { raw: { width: 1_200, height: 600, channels: 3 } })
      .jpeg({ quality: 20 })
      .toBuffer();
    expect((await redrawSignature(answer(dataUrl('jpeg', photo))))?.length).toBeLessThan(500_000);
  });
});

describe('signature that is not redrawn', () => {
  const png = bytesOf(pngDataUrl(600, 200));
  const whiteOnTransparent = () =>
    sharp({ create: { width: 60, height: 20, channels: 4, background: '#ffffff00' } })
      .composite([{ input: { create: { width: 30, height: 4, channels: 4, background: '#ffffffff' } } }])
      .png()
      .toBuffer();
  const cases: [string, () => string | Promise<string>][] = [
    ['a blank PNG', () => blankPngDataUrl(600, 200)],
    ['a dot', () => dotPngDataUrl(3)],
    ['a fat dot', () => dotPngDataUrl(14)],
    ['an image of 40 megapixels', () => pngDataUrl(8_000, 5_000)],
    ['white ink on a transparent image', async () => dataUrl('png', await whiteOnTransparent())],
    ['a truncated PNG', () => dataUrl('png', png.subarray(0, png.length >> 1))],
    ['a PNG with damaged pixels', () => dataUrl('png', Buffer.from(png).fill(7, 50, 70))],
    ['a truncated JPEG', async () => dataUrl('jpeg', (await drawing().jpeg().toBuffer()).subarray(0, 400))],
    ['a JPEG in name only', () => dataUrl('jpeg', Buffer.alloc(300, 1))],
    ['an image of 10,000 by 10,000 pixels', () => pngBomb()],
    ['a GIF', async () => dataUrl('png', await drawing().gif().toBuffer())],
    [
      'an SVG labelled as PNG',
      () =>
        dataUrl(
          'png',
          Buffer.from(
            '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="5"/></svg>',
          ),
        ),
    ],
    ['text', () => 'Siobhán'],
  ];
  it.each(cases)('stores nothing for %s', async (_what, make) => {
    expect(await redrawSignature(answer(await make()))).toBeNull();
  });

  it('stores nothing for a typed name or a rejection', async () => {
    expect(await redrawSignature(answer(pngDataUrl(), 'type'))).toBeNull();
    expect(await redrawSignature({ ...answer(pngDataUrl()), response: 'reject' })).toBeNull();
  });
});
