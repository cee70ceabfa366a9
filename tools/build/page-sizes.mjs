// Limits the JavaScript that a page loads for its first screen, compressed as the gateway sends it.
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** In kilobytes of 1,000 bytes. @type {Record<string, number>} */
const LIMITS = {
  'patient.html': 110,
  'enquiry.html': 150,
  'verify.html': 150,
  'login.html': 300,
  'index.html': 300,
  'dashboard.html': 300,
};

/** The scripts that a built page runs or preloads, without duplicates. */
export const scriptsIn = (html) => [...new Set(html.match(/\/assets\/[\w.-]+\.js/g))];

/** Throws if a page of the built web client loads more JavaScript than its limit. Returns the kilobytes by page. */
export async function checkPageSizes(folder, limits = LIMITS) {
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const page of Object.keys(limits)) sizes[page] = await kilobytesOf(folder, page);
  const tooLarge = Object.entries(sizes).filter(([page, size]) => size > limits[page]);
  if (tooLarge.length === 0) return sizes;
  const lines = tooLarge.map(
    ([page, size]) => `${page} fetches ${Math.ceil(size)} kB of script, more than ${limits[page]}`,
  );
  throw new Error(`${lines.join('; ')}. See CHUNKS in apps/web/vite.config.ts.`);
}

async function kilobytesOf(folder, page) {
  const scripts = scriptsIn(await readFile(join(folder, page), 'utf8'));
  const sizes = await Promise.all(scripts.map((script) => sentSize(join(folder, script))));
  return sizes.reduce((sum, size) => sum + size, 0) / 1000;
}

// The smallest files are not worth compressing and are sent as they are.
async function sentSize(path) {
  const { size } = await stat(`${path}.br`).catch(() => stat(path));
  return size;
}
