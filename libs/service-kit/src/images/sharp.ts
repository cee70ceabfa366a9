import type sharpFunction from 'sharp';

type Sharp = typeof sharpFunction;

const LOADERS = ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer', 'VipsForeignLoadWebpBuffer'];
/** Sixteen megapixels, a telephone's photograph: decoded they take 50 MB for a moment. */
const MOST_PIXELS = 16_000_000;

let loading: Promise<Sharp> | undefined;

// Loaded with the first picture: most processes never see one, and the library takes 20 MB.
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

/** A picture that is about to be decoded: PNG, JPEG or WebP only, of at most 16 megapixels, and no damaged one. */
export async function decoderOf(bytes: Buffer): Promise<ReturnType<Sharp>> {
  const sharp = await library();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
}

/** An encoder of raw pixels, three bytes each. */
export async function encoderOf(data: Buffer, width: number, height: number): Promise<ReturnType<Sharp>> {
  const sharp = await library();
  return sharp(data, { raw: { width, height, channels: 3 } });
}
