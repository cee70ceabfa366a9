// Packages that single commands install when they first run. Each has its own manifest and lock file in tools.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/sources.mjs';

const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

/** The folder, manifest and lock file of each. */
export function fetchedSets() {
  return readdirSync(join(root, 'tools'))
    .map((name) => join('tools', name))
    .filter((folder) => existsSync(join(root, folder, 'package-lock.json')))
    .map((folder) => ({
      folder,
      manifest: read(join(folder, 'package.json')),
      lock: read(join(folder, 'package-lock.json')),
    }));
}

/** A lock with the packages of all of them, for checks that do not consider versions. */
export function withFetched(lock) {
  return {
    ...lock,
    packages: Object.assign({}, ...fetchedSets().map((one) => one.lock.packages), lock.packages),
  };
}
