import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Creates a complete single-colour PNG. `more` are chunks between its header and its pixels. */
export function png(width = 8, height = 4, more: readonly Buffer[] = []): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((width + 1) * height));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const ends = [pngChunk('IDAT', pixels), pngChunk('IEND')];
  return Buffer.concat([signature, pngChunk('IHDR', header), ...more, ...ends]);
}

export function pngChunk(type: string, data: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Makes a PNG animated: an `acTL` control chunk with one frame that repeats forever. */
export const ANIMATION = pngChunk('acTL', Buffer.from([0, 0, 0, 1, 0, 0, 0, 0]));

export function jpeg(width = 8, height = 4): Promise<Buffer> {
  return sharp(png(width, height)).jpeg().toBuffer();
}
