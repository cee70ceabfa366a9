// The fonts of documents. Their packages hold every weight of a font, nine where we need one or two (213 MB instead of 25), so
// they are not among the packages of `npm ci`. The files in use are extracted once into .tmp/fonts and copied into dist.
//   node tools/build/fonts.mjs
import { createHash } from 'node:crypto';
import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureToolPackages } from '../run/tool-packages.mjs';
import { dist, root } from './sources.mjs';

const LIST = 'libs/paper/src/fonts.json';
const PACKAGES = 'tools/fonts';
/** Where `libs/paper/src/renderer/fonts.ts` finds them in tests. */
const TAKEN = join(root, '.tmp/fonts');
const STAMP = join(TAKEN, 'taken-from');
export const FONT_FOLDER = 'libs/paper/src/fonts/';

/** The font files, each as `@scope/name/folder/file.ttf`. */
function fontFiles() {
  return JSON.parse(readFileSync(join(root, LIST), 'utf8')).map(({ file }) => file);
}

export function fontPackages() {
  return new Set(fontFiles().map((file) => file.split('/').slice(0, 2).join('/')));
}

export function fontLock() {
  return JSON.parse(readFileSync(join(root, PACKAGES, 'package-lock.json'), 'utf8'));
}

/** A key that changes with the list of fonts and with the versions of their packages. */
function source() {
  const hash = createHash('sha256');
  for (const path of [LIST, `${PACKAGES}/package-lock.json`]) hash.update(readFileSync(join(root, path)));
  return hash.digest('hex');
}

/** Extracts the files from their packages unless they are already there. */
export async function takeFonts() {
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === source()) return;
  await ensureToolPackages('fonts');
  mkdirSync(TAKEN, { recursive: true });
  const installed = join(root, PACKAGES, 'node_modules');
  for (const file of fontFiles()) copyFileSync(join(installed, file), join(TAKEN, basename(file)));
  writeFileSync(STAMP, source());
  rmSync(installed, { recursive: true, force: true });
}

export async function copyFonts() {
  await takeFonts();
  const folder = join(dist, FONT_FOLDER);
  rmSync(folder, { recursive: true, force: true });
  cpSync(TAKEN, folder, { recursive: true, filter: (path) => path !== STAMP });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) void takeFonts();
