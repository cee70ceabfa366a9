import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { codePointsOf } from './code-points';

/** A font that papers are drawn with. */
export interface Font {
  /** As Typst calls it. */
  family: string;
  bytes: Buffer;
}

const LIST = join(__dirname, '../fonts.json');
/** Where `tools/build/fonts.mjs` copies them to: the packages are not in the image, of which each holds nine weights. */
const BUILT = join(__dirname, '../fonts');

/** The fonts in the order in which a character is looked for. Reads 25 MB. */
export function readFonts(): Font[] {
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as { family: string; file: string }[];
  return list.map(({ family, file }) => ({ family, bytes: readFileSync(placeOf(file)) }));
}

function placeOf(file: string): string {
  const built = join(BUILT, basename(file));
  return existsSync(built) ? built : createRequire(__filename).resolve(file);
}

/** Which characters there are glyphs for, family by family: marks and what they stand on have to come from one. */
export function coverageOf(fonts: readonly Font[]): ReadonlySet<number>[] {
  const families = new Map<string, Buffer>();
  // Its weights have the same characters.
  for (const { family, bytes } of fonts) if (!families.has(family)) families.set(family, bytes);
  return [...families.values()].map(codePointsOf);
}
