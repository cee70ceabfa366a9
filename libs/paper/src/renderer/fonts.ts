import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codePointsOf } from './code-points';

/** A font that papers are drawn with. */
export interface Font {
  /** As Typst calls it. */
  family: string;
  bytes: Buffer;
}

const LIST = join(__dirname, '../fonts.json');
/** Where `tools/build/fonts.mjs` copies them to. */
const BUILT = join(__dirname, '../fonts');
/** Where it takes them from, for tests, which run the sources. */
const TAKEN = join(__dirname, '../../../../.tmp/fonts');

/** The fonts in the order in which a character is looked for. Reads 25 MB. */
export function readFonts(): Font[] {
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as { family: string; file: string }[];
  return list.map(({ family, file }) => ({ family, bytes: readFileSync(placeOf(file)) }));
}

function placeOf(file: string): string {
  return join(existsSync(BUILT) ? BUILT : TAKEN, basename(file));
}

/** Which characters there are glyphs for, family by family: marks and what they stand on have to come from one. */
export function coverageOf(fonts: readonly Font[]): ReadonlySet<number>[] {
  const families = new Map<string, Buffer>();
  // Its weights have the same characters.
  for (const { family, bytes } of fonts) if (!families.has(family)) families.set(family, bytes);
  return [...families.values()].map(codePointsOf);
}
