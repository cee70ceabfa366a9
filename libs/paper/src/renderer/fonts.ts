import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readCodePoints } from './code-points';

export interface Font {
  family: string;
  bytes: Buffer;
}

const FONT_LIST = join(__dirname, '../fonts.json');
/** Where `tools/build/fonts.mjs` copies the fonts to. */
const BUILT_FONTS = join(__dirname, '../fonts');
/** Where `tools/build/fonts.mjs` takes them from. Used by tests, which run the sources. */
const SOURCE_FONTS = join(__dirname, '../../../../.tmp/fonts');

/** Reads the fonts (25 MB), in the order in which they are searched for a character. */
export function readFonts(): Font[] {
  const list = JSON.parse(readFileSync(FONT_LIST, 'utf8')) as { family: string; file: string }[];
  return list.map(({ family, file }) => ({ family, bytes: readFileSync(fontPath(file)) }));
}

function fontPath(file: string): string {
  return join(existsSync(BUILT_FONTS) ? BUILT_FONTS : SOURCE_FONTS, basename(file));
}

/** Returns the code points covered by each family. A base character and its marks must come from the same family. */
export function readCoverage(fonts: readonly Font[]): ReadonlySet<number>[] {
  const families = new Map<string, Buffer>();
  // All weights of a family cover the same characters.
  for (const { family, bytes } of fonts) if (!families.has(family)) families.set(family, bytes);
  return [...families.values()].map(readCodePoints);
}
