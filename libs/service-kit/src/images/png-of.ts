import { decoderOf } from './sharp';

/** Converts an image to PNG, for readers that do not support other formats. */
export async function pngOf(bytes: Buffer): Promise<Buffer> {
  return (await decoderOf(bytes)).autoOrient().png().toBuffer();
}
