import type sharpFunction from 'sharp';

type Sharp = typeof sharpFunction;

const LOADERS = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'];
/** Enough for a phone's photo; decoding one briefly takes 50 MB. */
const MOST_PIXELS = 16_000_000;

let loading: Promise<Sharp> | undefined;

// Loaded on first use, because most processes never need the library and it takes 20 MB.
function library(): Promise<Sharp> {
  loading ??= import('sharp').then(({ default: sharp }) => {
    sharp.cache(false);
    sharp.concurrency(1);
    sharp.block({ operation: ['VipsForeignLoad'] });
    sharp.unblock({ operation: LOADERS });
    return sharp;
  });
  return loading;
}

/** Returns a decoder for a PNG, JPEG or WebP of at most 16 megapixels; it rejects damaged images. */
export async function decoderOf(bytes: Buffer): Promise<ReturnType<Sharp>> {
  const sharp = await library();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

/** Returns an encoder for raw pixels of three bytes each. */
export async function encoderOf(data: Buffer, width: number, height: number): Promise<ReturnType<Sharp>> {
  const sharp = await library();
  return sharp(data, { raw: { width, height, channels: 3 } });
}
