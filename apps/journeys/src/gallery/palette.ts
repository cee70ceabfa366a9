import type { Picture } from './png.reader';

const MOST_COLOURS = 256;

export interface Paletted {
  palette: number[];
  /** The palette index of each pixel. */
  indexes: Uint8Array;
}

/** Reduces the picture to at most 256 colours. Apart from anti-aliased text, a page has few. */
export function paletted({ rgb }: Picture): Paletted {
  const palette = mostUsed(countsOf(rgb));
  const places = new Map(palette.map((colour, place) => [colour, place]));
  const indexes = new Uint8Array(rgb.length / 3);
  for (let pixel = 0; pixel < indexes.length; pixel += 1) {
    const colour = colourAt(rgb, pixel * 3);
    let place = places.get(colour);
    if (place === undefined) places.set(colour, (place = nearest(colour, palette)));
    indexes[pixel] = place;
  }
  return { palette, indexes };
}

function countsOf(rgb: Uint8Array): Map<number, number> {
  const counts = new Map<number, number>();
  for (let at = 0; at < rgb.length; at += 3) {
    const colour = colourAt(rgb, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  return counts;
}

function mostUsed(counts: Map<number, number>): number[] {
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_COLOURS)
    .map(([colour]) => colour);
}

function nearest(colour: number, palette: readonly number[]): number {
  let [best, smallest] = [0, Infinity];
  for (const [place, candidate] of palette.entries()) {
    const distance = distanceOf(colour, candidate);
    if (distance < smallest) [best, smallest] = [place, distance];
  }
  return best;
}

function distanceOf(a: number, b: number): number {
  const [red, green, blue] = [
    (a >> 16) - (b >> 16),
    ((a >> 8) & 255) - ((b >> 8) & 255),
    (a & 255) - (b & 255),
  ];
  return red * red + green * green + blue * blue;
}

function colourAt(rgb: Uint8Array, at: number): number {
  return (rgb[at]! << 16) | (rgb[at + 1]! << 8) | rgb[at + 2]!;
}
