import { decoderOf } from './sharp';

/** A picture as a PNG, for what cannot show others. */
export async function pngOf(bytes: Buffer): Promise<Buffer> {
  return (await decoderOf(bytes)).autoOrient().png().toBuffer();
}
