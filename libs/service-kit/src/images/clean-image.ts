import { decoderOf } from './sharp';

const JPEG_QUALITY = 90;

/** An image reduced to its pixels. */
export interface CleanImage {
  bytes: Buffer;
  width: number;
  height: number;
}

/**
 * Re-encodes a PNG, JPEG or WebP in its own format, upright. This removes metadata (location, time, camera, author) and anything
 * appended to the file. Throws for what `readImage` does not recognise.
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
