// Copies the fonts of documents into dist. Their packages are not in the image: each holds every weight of a font, nine where we need
// one or two.
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import { dist, root } from './sources.mjs';

const LIST = 'libs/paper/src/fonts.json';
export const FONT_FOLDER = 'libs/paper/src/fonts/';

/** The files of the fonts, by package: `@scope/name/folder/file.ttf`. */
function fontFiles() {
  return JSON.parse(readFileSync(join(root, LIST), 'utf8')).map(({ file }) => file);
}

/** The packages that they come from. */
export function fontPackages() {
  return new Set(fontFiles().map((file) => file.split('/').slice(0, 2).join('/')));
}

export function copyFonts() {
  const folder = join(dist, FONT_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { resolve } = createRequire(join(root, 'package.json'));
  for (const file of fontFiles()) copyFileSync(resolve(file), join(folder, basename(file)));
}
