import { decoderOf } from './sharp';

/** Facts read from the image itself, regardless of its file name and declared type; dimensions in pixels. */
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

/** Fully decodes a PNG, JPEG or WebP; returns null if it is none of these, damaged, truncated or over 16 megapixels. */
export async function readImage(bytes: Buffer): Promise<ImageFacts | null> {
  // Any decoder error means that it is not a valid image.
  return decode(bytes).catch(() => null);
}

async function decode(bytes: Buffer): Promise<ImageFacts | null> {
  const source = await decoderOf(bytes);
  const { format, width, height, pages = 1 } = await source.metadata();
  const mediaType = MEDIA_TYPES[format];
  // The header alone does not show whether a file is truncated.
  await source.raw().toBuffer();
  return mediaType ? { mediaType, width, height, isAnimated: pages > 1 || isAnimatedPng(bytes) } : null;
}

// The decoder would show the first frame of an animated PNG as if it were the only one.
function isAnimatedPng(bytes: Buffer): boolean {
  const [control, pixels] = [bytes.indexOf('acTL'), bytes.indexOf('IDAT')];
  return bytes.subarray(1, 4).toString('latin1') === 'PNG' && control > 0 && control < pixels;
}
