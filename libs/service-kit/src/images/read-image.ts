import { decoderOf } from './sharp';

/** What the content of a picture says about it, whatever its name or its sender claims; sides in pixels. */
export interface ImageFacts {
  mediaType: 'image/png' | 'image/jpeg' | 'image/webp';
  width: number;
  height: number;
  isAnimated: boolean;
}

const MEDIA_TYPES: Record<string, ImageFacts['mediaType']> = {
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
};

/** Decodes a PNG, JPEG or WebP completely; null when it is none, damaged, cut short or larger than 16 megapixels. */
export async function readImage(bytes: Buffer): Promise<ImageFacts | null> {
  // Whatever the decoder has to say about strange bytes: they are no picture.
  return decode(bytes).catch(() => null);
}

async function decode(bytes: Buffer): Promise<ImageFacts | null> {
  const source = await decoderOf(bytes);
  const { format, width, height, pages = 1 } = await source.metadata();
  const mediaType = MEDIA_TYPES[format];
  // The header alone would not tell that the file is cut short.
  await source.raw().toBuffer();
  return mediaType ? { mediaType, width, height, isAnimated: pages > 1 || isAnimatedPng(bytes) } : null;
}

// The decoder shows the first frame of an animated PNG as if it were the only one.
function isAnimatedPng(bytes: Buffer): boolean {
  const [control, pixels] = [bytes.indexOf('acTL'), bytes.indexOf('IDAT')];
  return bytes.subarray(1, 4).toString('latin1') === 'PNG' && control > 0 && control < pixels;
}
