import { withExtent, type ImageFacts } from './image-facts';

const START = 0xffd8;
const END = 0xffd9;
const START_OF_SCAN = 0xda;
/** Start-of-frame markers lie between these; three of the numbers mean something else. */
const [FIRST_FRAME, LAST_FRAME] = [0xc0, 0xcf];
const NO_FRAMES = [0xc4, 0xc8, 0xcc];
/** Precision, height, width and number of components. */
const SHORTEST_FRAME = 8;

/** The facts of a JPEG: segments up to the picture data, one of them its frame, and the end marker; null when it is none. */
export function jpegFacts(bytes: Buffer): ImageFacts | null {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== START) return null;
  if (bytes.readUInt16BE(bytes.length - 2) !== END) return null;
  let facts: ImageFacts | null = null;
  for (let at = 2; at + 4 <= bytes.length;) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    // A marker may be preceded by any number of these.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === START_OF_SCAN) return facts && withExtent(facts);
    const length = bytes.readUInt16BE(at + 2);
    if (length < 2 || at + 2 + length > bytes.length) return null;
    if (isFrame(marker)) {
      if (facts || length < SHORTEST_FRAME) return null;
      facts = frameFacts(bytes.subarray(at + 4));
    }
    at += 2 + length;
  }
  return null;
}

function isFrame(marker: number): boolean {
  return marker >= FIRST_FRAME && marker <= LAST_FRAME && !NO_FRAMES.includes(marker);
}

function frameFacts(frame: Buffer): ImageFacts {
  return {
    mediaType: 'image/jpeg',
    width: frame.readUInt16BE(3),
    height: frame.readUInt16BE(1),
    isAnimated: false,
  };
}
