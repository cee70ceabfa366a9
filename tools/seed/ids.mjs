// Ids and secrets derived from the seed, in the product's formats.
import { createHash } from 'node:crypto';

const hex = (number, digits) => number.toString(16).padStart(digits, '0');

const middles = new Map();

/** The version, the variant and 42 bits that identify a generator in its ids. */
function middleOf(name) {
  const known = middles.get(name);
  if (known) return known;
  const digest = createHash('sha256').update(`ids/${name}`).digest('hex');
  const variant = hex(0x8000 | (Number.parseInt(digest.slice(3, 7), 16) & 0x3fff), 4);
  const middle = `7${digest.slice(0, 3)}-${variant}-${digest.slice(7, 11)}`;
  middles.set(name, middle);
  return middle;
}

/** Maps each number to a different one: multiplying by an odd number permutes the 32-bit numbers. */
const scattered = (number) => Math.imul(number, 0x9e3779b1) >>> 0;

/** A UUIDv7 for `milliseconds`. The generator's name and its id counter make it unique, whatever the time. */
export function idAt(milliseconds, random) {
  const time = hex(milliseconds, 12);
  return `${time.slice(0, 8)}-${time.slice(8)}-${middleOf(random.name)}${hex(scattered(random.serial()), 8)}`;
}

/** The token of a made-up patient link: 32 bytes derived from the seed. */
export function linkTokenOf(seed, quoteId) {
  return createHash('sha256').update(`patient link/${seed}/${quoteId}`).digest('base64url');
}
