// Builds an earlier commit, beside this one.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run/preflight.mjs';

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const knows = (ref) =>
  spawnSync('git', ['rev-parse', '--verify', '--quiet', `${ref}^{commit}`], { cwd: root }).status === 0;

/**
 * The last release: the commit named in libs/contracts/released-messages.json, which is rewritten after each release. The
 * previous commit if that one is not in this clone (a shallow one).
 */
export function lastLanded() {
  const { commit } = JSON.parse(readFileSync(join(root, 'libs/contracts/released-messages.json'), 'utf8'));
  const found = [commit, 'HEAD~1'].find(knows);
  if (!found) throw new Error('There is no earlier commit; specify one with --from.');
  return found;
}

/** Compiles the server of a commit into a folder. Returns the folder and the commit's line. The web client is the current one. */
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

export function removePrevious() {
  const folder = join(root, '.tmp', 'upgrade', 'previous');
  if (existsSync(folder)) rmSync(folder, { recursive: true, force: true });
  spawnSync('git', ['worktree', 'prune'], { cwd: root });
}
