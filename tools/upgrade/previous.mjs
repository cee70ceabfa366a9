// The build of an earlier commit, beside this one.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/preflight.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const knows = (ref) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: root }).status === 0;

/** What was landed last: the last tag, what the remote has, or the commit before. */
export function lastLanded() {
  const tag = spawnSync('git', ['describe', '--tags', '--abbrev=0'], { cwd: root, encoding: 'utf8' });
  const here = git('rev-parse', 'HEAD');
  const found = [tag.status === 0 && tag.stdout.trim(), 'origin/main', 'main', 'HEAD~1'].find(
    (ref) => ref && knows(ref) && git('rev-parse', `${ref}^{commit}`) !== here,
  );
  if (!found) throw new Error('There is no earlier commit: name one with --from.');
  return found;
}

/** Compiles the server of a commit into a folder; returns the folder and the commit's line. The web client is this one. */
export function buildPrevious(ref) {
  const folder = join(root, '.tmp', 'upgrade', 'previous');
  removePrevious();
  mkdirSync(join(root, '.tmp', 'upgrade'), { recursive: true });
  git('worktree', 'add', '--quiet', '--detach', '--force', folder, ref);
  const lockOf = (place) => readFileSync(join(place, 'package-lock.json'), 'utf8');
  if (lockOf(folder) === lockOf(root))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  execFileSync(process.execPath, ['tools/build.mjs', '--server'], { cwd: folder, stdio: 'inherit' });
  cpSync(join(root, 'dist/apps/web-client'), join(folder, 'dist/apps/web-client'), { recursive: true });
  return { folder, line: git('log', '-1', '--format=%h %s', ref) };
}

/** Takes the earlier build away again. */
export function removePrevious() {
  const folder = join(root, '.tmp', 'upgrade', 'previous');
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  spawnSync('git', ['worktree', 'prune'], { cwd: root });
}
