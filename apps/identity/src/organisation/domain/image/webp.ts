import { withExtent, type ImageFacts } from './image-facts';

const HEADER_LENGTH = 12;
const ANIMATION_FLAG = 0x02;
const FOURTEEN_BITS = 0x3fff;

interface Chunk {
  type: string;
  data: Buffer;
}

interface Size {
  width: number;
  height: number;
}

/** The facts of a WebP, simple or extended, whose one frame is as large as it says; null when it is none. */
export function webpFacts(bytes: Buffer): ImageFacts | null {
  if (bytes.length < HEADER_LENGTH || bytes.toString('latin1', 0, 4) !== 'RIFF') return null;
  if (bytes.toString('latin1', 8, 12) !== 'WEBP' || bytes.readUInt32LE(4) + 8 !== bytes.length) return null;
  const chunks = chunksOf(bytes);
  const [first] = chunks ?? [];
  if (!chunks || !first) return null;
  const canvas = first.type === 'VP8X' ? canvasOf(first.data) : null;
  if (canvas && isAnimated(chunks)) return { mediaType: 'image/webp', ...canvas, isAnimated: true };
  const [frame, ...others] = chunks.flatMap(frameOf);
  if (!frame || others.length > 0 || !(canvas ? isSame(frame, canvas) : frameOf(first).length > 0))
    return null;
  return withExtent({ mediaType: 'image/webp', ...frame, isAnimated: false });
}

// Each chunk is padded to an even length.
function chunksOf(bytes: Buffer): Chunk[] | null {
  const chunks: Chunk[] = [];
  for (let at = HEADER_LENGTH; at < bytes.length;) {
    if (at + 8 > bytes.length) return null;
    const length = bytes.readUInt32LE(at + 4);
    const next = at + 8 + length + (length % 2);
    if (next > bytes.length) return null;
    chunks.push({
      type: bytes.toString('latin1', at, at + 4),
      data: bytes.subarray(at + 8, at + 8 + length),
    });
    at = next;
  }
  return chunks;
}

function isAnimated(chunks: readonly Chunk[]): boolean {
  const flags = chunks[0]?.data[0] ?? 0;
  return (flags & ANIMATION_FLAG) !== 0 || chunks.some(({ type }) => type === 'ANIM' || type === 'ANMF');
}

function canvasOf(data: Buffer): Size | null {
  if (data.length !== 10) return null;
  return { width: data.readUIntLE(4, 3) + 1, height: data.readUIntLE(7, 3) + 1 };
}

/** The size of the picture in a chunk, as a list of none or one. */
function frameOf({ type, data }: Chunk): Size[] {
  if (type === 'VP8 ') return lossyFrame(data);
  return type === 'VP8L' ? losslessFrame(data) : [];
}

// A key frame: three bytes of tag, three of start code, then 14 bits each.
function lossyFrame(data: Buffer): Size[] {
  const isKeyFrame = data.length >= 10 && ((data[0] ?? 0) & 1) === 0 && data.readUIntBE(3, 3) === 0x9d012a;
  if (!isKeyFrame) return [];
  return [{ width: data.readUInt16LE(6) & FOURTEEN_BITS, height: data.readUInt16LE(8) & FOURTEEN_BITS }];
}

// A signature byte, then 14 bits each of what is one less, a bit for transparency and three of version.
function losslessFrame(data: Buffer): Size[] {
  if (data.length < 5 || data[0] !== 0x2f) return [];
  const bits = data.readUInt32LE(1);
  if (bits >>> 29 !== 0) return [];
  return [{ width: (bits & FOURTEEN_BITS) + 1, height: ((bits >>> 14) & FOURTEEN_BITS) + 1 }];
}

function isSame(one: Size, other: Size): boolean {
  return one.width === other.width && one.height === other.height;
}
