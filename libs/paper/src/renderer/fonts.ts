import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { codePointsOf } from './code-points';

export interface Font {
  family: string;
  bytes: Buffer;
}

const LIST = join(__dirname, '../fonts.json');
/** Where `tools/build/fonts.mjs` copies the fonts to. */
const BUILT = join(__dirname, '../fonts');
/** Where `tools/build/fonts.mjs` takes them from. Used by tests, which run the sources. */
const TAKEN = join(__dirname, '../../../../.tmp/fonts');

/** Reads the fonts (25 MB), in the order in which they are searched for a character. */
export function readFonts(): Font[] {
  const list = JSON.parse(readFileSync(LIST, 'utf8')) as { family: string; file: string }[];
  return list.map(({ family, file }) => ({ family, bytes: readFileSync(placeOf(file)) }));
}

function placeOf(file: string): string {
  return join(existsSync(BUILT) ? BUILT : TAKEN, basename(file));
}

/** Returns the code points covered by each family. A base character and its marks must come from the same family. */
export function coverageOf(fonts: readonly Font[]): ReadonlySet<number>[] {
  const families = new Map<string, Buffer>();
  // All weights of a family cover the same characters.
  for (const { family, bytes } of fonts) if (!families.has(family)) families.set(family, bytes);
  return [...families.values()].map(codePointsOf);
}
