import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface BuildInfo {
  version: string;
  /** The commit of the build; `unknown` outside a repository. */
  commit: string;
}

// Written next to the compiled code by `npm run build` (tools/build/build-info.mjs).
const FILE = join(__dirname, '..', '..', '..', '..', 'build-info.json');
let known: BuildInfo | undefined;

/** Returns the version and commit of this build; `development` when running from source, as in tests. */
export function buildInfo(): BuildInfo {
  known ??= read();
  return known;
}

function read(): BuildInfo {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as BuildInfo;
  } catch {
    return { version: 'development', commit: 'unknown' };
  }
}
