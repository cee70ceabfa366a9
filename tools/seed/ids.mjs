// Ids and secrets derived from the seed, in the product's formats.
import { createHash } from 'node:crypto';

const hex = (number, digits) => number.toString(16).padStart(digits, '0');

/** A UUIDv7 for `milliseconds`, with the rest from `random`. */
export function idAt(milliseconds, random) {
  const time = hex(milliseconds, 12);
  const [a, b, c] = [random.integer(0, 0xfff), random.integer(0, 0x3fff), random.integer(0, 0xffffffff)];
  const d = random.integer(0, 0xffff);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(a, 3)}-${hex(0x8000 | b, 4)}-${hex(d, 4)}${hex(c, 8)}`;
}

/** The token of a made-up patient link: 32 bytes derived from the seed. */
export function linkTokenOf(seed, quoteId) {
  return createHash('sha256').update(`patient link/${seed}/${quoteId}`).digest('base64url');
}
