import fc from 'fast-check';
import sharp from 'sharp';
import { readImage } from './read-image';

const drawing = (width = 8, height = 4) =>
  sharp({ create: { width, height, channels: 3, background: '#224466' } });
const ENCODED = {
  'image/png': () => drawing().png().toBuffer(),
  'image/jpeg': () => drawing().jpeg().toBuffer(),
  'image/webp': () => drawing().webp().toBuffer(),
};

describe('readImage', () => {
  it.each(Object.entries(ENCODED))('recognises an image by its content: %s', async (mediaType, encode) => {
    expect(await readImage(await encode())).toEqual({ mediaType, width: 8, height: 4, isAnimated: false });
  });

  it.each(Object.entries(ENCODED))('rejects a truncated image: %s', async (_type, encode) => {
    const whole = await encode();
    for (const part of [0.3, 0.6])
      expect(await readImage(whole.subarray(0, Math.floor(whole.length * part)))).toBeNull();
  });

  it('rejects other formats and anything that is not an image', async () => {
    expect(await readImage(await drawing().gif().toBuffer())).toBeNull();
    expect(await readImage(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toBeNull();
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 300 }), async (bytes) => {
        expect(await readImage(Buffer.from(bytes))).toBeNull();
      }),
      { numRuns: 30 },
    );
  });

  it('recognises an animated image', async () => {
    const frames = await sharp([await ENCODED['image/png'](), await drawing().negate().png().toBuffer()], {
      join: { animated: true },
    })
      .webp()
      .toBuffer();
    expect(await readImage(frames)).toMatchObject({ mediaType: 'image/webp', isAnimated: true });
  });
});
