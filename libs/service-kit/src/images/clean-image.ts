import { decoderOf } from './sharp';

const JPEG_QUALITY = 90;

/** A picture without anything but its pixels. */
export interface CleanImage {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Draws a PNG, JPEG or WebP again in its own format, upright: place, time, camera and author are gone, and so is whatever hangs
 * behind the picture. Throws for what `readImage` does not recognise.
 */
export async function cleanImage(bytes: Buffer): Promise<CleanImage> {
  const source = await decoderOf(bytes);
  const { format, isPalette } = await source.metadata();
  const upright = source.autoOrient();
  const drawn =
    format === 'png'
      ? upright.png({ compressionLevel: 9, palette: isPalette })
      : format === 'jpeg'
        ? upright.jpeg({ quality: JPEG_QUALITY })
        : upright.webp({ quality: JPEG_QUALITY });
  const { data, info } = await drawn.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
}
