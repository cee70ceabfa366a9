// What a process reports about itself in `quillcare_build_info` and in its traces (libs/service-kit: build-info.ts).
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dist, root } from './sources.mjs';

/** `GIT_COMMIT` names the commit where the build has no repository, as in an image. */
function commit() {
  if (process.env.GIT_COMMIT) return process.env.GIT_COMMIT;
  try {
    const args = ['rev-parse', '--short=12', 'HEAD'];
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'unknown'; // No git, or no repository.
  }
}

export function writeBuildInfo() {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  mkdirSync(dist, { recursive: true });
  writeFileSync(join(dist, 'build-info.json'), `${JSON.stringify({ version, commit: commit() })}\n`);
}
