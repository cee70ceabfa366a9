import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/preflight.mjs';

/** Returns the text of a file with the fault in it. Throws unless the text to be replaced occurs exactly once. */
export function planted({ name, file, find, put }, text) {
  const times = text.split(find).length - 1;
  if (times !== 1) throw new Error(`"${name}": what it changes is ${times} times in ${file}.`);
  // A replacement function, because `$'` and the like would be interpreted in a replacement text.
  return text.replace(find, () => put);
}

let original;

/** Restores the original file. Does nothing if none is changed. */
export function putBack() {
  if (!original) return;
  writeFileSync(original.path, original.text);
  original = undefined;
}

/** Plants the fault while `work` runs. */
export async function keepUntil(fault, work) {
  const path = join(root, fault.file);
  const text = readFileSync(path, 'utf8');
  const faulty = planted(fault, text);
  original = { path, text };
  try {
    writeFileSync(path, faulty);
    return await work();
  } finally {
    putBack();
  }
}
