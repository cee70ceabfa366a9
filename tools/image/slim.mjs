// Run while the image is built: removes from node_modules what a server never loads. Licences are kept.
//   node slim.mjs node_modules
import { readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Text for programmers, and maps to sources that are not in the image. */
const NOT_LOADED = /\.(map|[cm]?ts|tsx|flow|md|markdown|coffee|less|scss|wasm\.br)$/i;
const LICENCE = /(^|\/)(licen[cs]e|notice|copying)[^/]*$/i;

/** Builds for browsers. */
const LEFT_OUT = ['typeorm/browser/', 'pdfkit/js/pdfkit.browser', 'pdfkit/js/pdfkit.standalone', '@types/'];

/** Whether the file at this path in node_modules stays in the image. */
export function isKept(path) {
  if (LICENCE.test(path)) return true;
  return !NOT_LOADED.test(path) && !LEFT_OUT.some((start) => path.startsWith(start));
}

function slim(folder) {
  let removed = 0;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory() || isKept(relative(folder, path))) continue;
    rmSync(path);
    removed += 1;
  }
  console.log(`${removed} files removed from ${folder}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) slim(process.argv[2]);
