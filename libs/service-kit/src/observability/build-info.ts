import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What runs. */
export interface BuildInfo {
  /** The version of the release. */
  version: string;
  /** The commit that was built; `unknown` outside a repository. */
  commit: string;
}

// `npm run build` writes it beside the compiled code (tools/build/build-info.mjs).
const FILE = join(__dirname, '..', '..', '..', '..', 'build-info.json');
let known: BuildInfo | undefined;

/** The version and commit of this build; `development` where the sources run without one, as in tests. */
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
