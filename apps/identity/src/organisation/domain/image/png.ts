import { crc32 } from 'node:zlib';
import { withExtent, type ImageFacts } from './image-facts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_LENGTH = 13;
/** Length, type and checksum around a chunk's data. */
const AROUND = 12;

interface Chunk {
  type: string;
  data: Buffer;
}

/** The facts of a PNG: its header, picture data and the closing chunk at the very end; null when it is none. */
export function pngFacts(bytes: Buffer): ImageFacts | null {
  if (!bytes.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return null;
  const chunks = chunksOf(bytes);
  const first = chunks?.[0];
  if (!chunks || first?.type !== 'IHDR' || first.data.length !== HEADER_LENGTH) return null;
  if (!chunks.some(({ type }) => type === 'IDAT') || chunks.findIndex(isEnd) !== chunks.length - 1)
    return null;
  return withExtent({
    mediaType: 'image/png',
    width: first.data.readUInt32BE(0),
    height: first.data.readUInt32BE(4),
    isAnimated: chunks.some(({ type }) => type === 'acTL'),
  });
}

function isEnd({ type }: Chunk): boolean {
  return type === 'IEND';
}

// A chunk that reaches beyond the file or whose checksum is wrong: not a whole PNG.
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at < bytes.length;) {
    if (at + AROUND > bytes.length) return null;
    const next = at + AROUND + bytes.readUInt32BE(at);
    if (next > bytes.length) return null;
    if (crc32(bytes.subarray(at + 4, next - 4)) !== bytes.readUInt32BE(next - 4)) return null;
    chunks.push({ type: bytes.toString('latin1', at + 4, at + 8), data: bytes.subarray(at + 8, next - 4) });
    at = next;
  }
  return chunks;
}
