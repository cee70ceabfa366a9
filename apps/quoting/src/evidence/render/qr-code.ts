/** A square of dark (true) and light modules, row by row. */
export type QrModules = boolean[][];

/** Versions 1 to 6 at error correction level M: all codewords, those for correction in each block, and blocks. */
const VERSIONS = [
  { all: 26, perBlock: 10, blocks: 1 },
  { all: 44, perBlock: 16, blocks: 1 },
  { all: 70, perBlock: 26, blocks: 1 },
  { all: 100, perBlock: 18, blocks: 2 },
  { all: 134, perBlock: 24, blocks: 2 },
  { all: 172, perBlock: 16, blocks: 4 },
];
/** In front of the text: four bits for its kind (bytes) and eight for its length. */
const HEAD_BITS = 12;
const MASKS: ((row: number, column: number) => boolean)[] = [
  (row, column) => (row + column) % 2 === 0,
  (row) => row % 2 === 0,
  (_row, column) => column % 3 === 0,
  (row, column) => (row + column) % 3 === 0,
  (row, column) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (row, column) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (row, column) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (row, column) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/**
 * The QR code (ISO/IEC 18004) of a short text, such as an address of up to 106 bytes; null if it is longer. With the mask that
 * scanners read best, unless one is given.
 */
export function qrCode(text: string, mask?: number): QrModules | null {
  const bytes = [...new TextEncoder().encode(text)];
  const at = VERSIONS.findIndex((one) => HEAD_BITS + 8 * bytes.length <= 8 * dataLength(one));
  const version = VERSIONS[at];
  if (!version) return null;
  const bits = bitsOf(interleaved(padded(bytes, dataLength(version)), version));
  const size = 21 + 4 * at;
  const draw = (number: number) => drawn(size, bits, number);
  if (mask !== undefined) return draw(mask);
  const all = MASKS.map((_rule, number) => draw(number));
  return all.reduce((best, one) => (penalty(one) < penalty(best) ? one : best));
}

const dataLength = ({ all, perBlock, blocks }: (typeof VERSIONS)[number]) => all - perBlock * blocks;

function bitsOf(numbers: readonly number[], width = 8): boolean[] {
  return numbers.flatMap((number) =>
    Array.from({ length: width }, (_, bit) => ((number >> (width - 1 - bit)) & 1) === 1),
  );
}

function numberOf(bits: readonly boolean[]): number {
  return bits.reduce((number, bit) => number * 2 + Number(bit), 0);
}

/** The text with its kind and length, filled up to the given number of codewords. */
function padded(bytes: readonly number[], length: number): number[] {
  const bits = [...bitsOf([4], 4), ...bitsOf([bytes.length, ...bytes])];
  const room = length * 8 - bits.length;
  bits.push(...Array<boolean>(Math.min(4, room)).fill(false));
  while (bits.length % 8 !== 0) bits.push(false);
  const words = Array.from({ length: bits.length / 8 }, (_, at) => numberOf(bits.slice(at * 8, at * 8 + 8)));
  for (let filler = 0xec; words.length < length; filler ^= 0xec ^ 0x11) words.push(filler);
  return words;
}

/** The blocks of data with those of their correction, a codeword of each in turn. */
function interleaved(data: readonly number[], { perBlock, blocks }: (typeof VERSIONS)[number]): number[] {
  const length = data.length / blocks;
  const parts = Array.from({ length: blocks }, (_, at) => data.slice(at * length, (at + 1) * length));
  const corrections = parts.map((part) => remainder(part, divisor(perBlock)));
  const turns = (lists: readonly (readonly number[])[]) =>
    (lists[0] ?? []).flatMap((_word, at) => lists.map((list) => list[at] ?? 0));
  return [...turns(parts), ...turns(corrections)];
}

/** Multiplies in the field of 256 elements of the standard. */
function times(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * 0x11d);
    if ((other >> bit) & 1) product ^= one;
  }
  return product;
}

/** The generator polynomial of Reed and Solomon, without its leading 1. */
function divisor(degree: number): number[] {
  const result = [...Array<number>(degree - 1).fill(0), 1];
  for (let root = 1, step = 0; step < degree; step += 1, root = times(root, 2))
    for (let at = 0; at < degree; at += 1) result[at] = times(result[at] ?? 0, root) ^ (result[at + 1] ?? 0);
  return result;
}

function remainder(data: readonly number[], by: readonly number[]): number[] {
  const result = Array<number>(by.length).fill(0);
  for (const word of data) {
    const factor = word ^ (result.shift() ?? 0);
    result.push(0);
    by.forEach((one, at) => (result[at] = (result[at] ?? 0) ^ times(one, factor)));
  }
  return result;
}

function drawn(size: number, bits: readonly boolean[], mask: number): QrModules {
  const modules: (boolean | undefined)[][] = Array.from({ length: size }, () => Array(size).fill(undefined));
  const set = (row: number, column: number, isDark: boolean) => {
    const line = modules[row];
    if (line && column >= 0 && column < size) line[column] = isDark;
  };
  drawPatterns(size, set);
  drawFormat(size, mask, set);
  let at = 0;
  for (const [row, column] of zigzag(size)) {
    if (modules[row]?.[column] !== undefined) continue;
    set(row, column, (bits[at] ?? false) !== MASKS[mask]?.(row, column));
    at += 1;
  }
  return modules.map((line) => line.map((isDark) => isDark === true));
}

type SetModule = (row: number, column: number, isDark: boolean) => void;

/** What a scanner finds the code by. */
function drawPatterns(size: number, set: SetModule): void {
  for (let at = 0; at < size; at += 1) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const rings = (row: number, column: number, radius: number, isDark: (ring: number) => boolean) => {
    for (let down = -radius; down <= radius; down += 1)
      for (let right = -radius; right <= radius; right += 1)
        set(row + down, column + right, isDark(Math.max(Math.abs(down), Math.abs(right))));
  };
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    rings(row, column, 4, (ring) => ring !== 2 && ring !== 4);
  if (size > 21) rings(size - 7, size - 7, 2, (ring) => ring !== 1);
}

/** Level M and the mask, protected by a code of their own, twice. */
function drawFormat(size: number, mask: number, set: SetModule): void {
  let rest = mask;
  for (let step = 0; step < 10; step += 1) rest = (rest << 1) ^ ((rest >>> 9) * 0x537);
  const format = ((mask << 10) | rest) ^ 0x5412;
  const bit = (at: number) => ((format >> at) & 1) === 1;
  for (let at = 0; at < 15; at += 1) {
    // The timing patterns in row and column 6 are passed over.
    if (at < 8) set(at < 6 ? at : at + 1, 8, bit(at));
    else set(8, at === 8 ? 7 : 14 - at, bit(at));
    if (at < 8) set(8, size - 1 - at, bit(at));
    else set(size - 15 + at, 8, bit(at));
  }
  set(size - 8, 8, true);
}

/** The places of the data: in pairs of columns from the right, up and down in turn. */
function* zigzag(size: number): Generator<[row: number, column: number]> {
  let isUp = true;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step += 1) {
      const row = isUp ? size - 1 - step : step;
      yield [row, right];
      yield [row, right - 1];
    }
    isUp = !isUp;
  }
}

/** How much there is that could mislead a scanner. */
function penalty(modules: QrModules): number {
  const columns = modules.map((_line, at) => modules.map((line) => line[at] === true));
  const lines = [...modules, ...columns].map((line) => line.map(Number).join(''));
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []);
  const finders = lines.flatMap((line) => [
    ...`0000${line}0000`.matchAll(/(?=00001011101|10111010000)/g),
  ]).length;
  let squares = 0;
  for (let row = 1; row < modules.length; row += 1)
    for (let column = 1; column < modules.length; column += 1) {
      const four = [row - 1, row].flatMap((one) => [modules[one]?.[column - 1], modules[one]?.[column]]);
      if (four.every((one) => one === four[0])) squares += 1;
    }
  const dark = modules.flat().filter(Boolean).length / modules.length ** 2;
  const ofRuns = runs.reduce((sum, { length }) => sum + length - 2, 0);
  return ofRuns + 3 * squares + 40 * finders + 10 * Math.floor(Math.abs(dark * 20 - 10));
}
