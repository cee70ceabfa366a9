import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Refusal } from './names.mjs';

/** Refuses if a file to be changed has uncommitted changes, because they could not be distinguished from the command's. */
export function refuseUncommitted(root, paths) {
  const { stdout, status } = spawnSync('git', ['status', '--porcelain', '--', ...paths], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0 && stdout.trim() !== '')
    throw new Refusal(`Commit or stash these first, because lines are added to them:\n${stdout.trimEnd()}`);
}

/** Writes the files of a plan, formatted with Prettier. */
export async function writePlan(root, { created, changed }) {
  const formatted = await Promise.all(
    [...created, ...changed].map(async ({ path, text }) => {
      const filepath = join(root, path);
      return { filepath, text: await format(text, { ...(await resolveConfig(filepath)), filepath }) };
    }),
  );
  for (const { filepath, text } of formatted) {
    mkdirSync(dirname(filepath), { recursive: true });
    writeFileSync(filepath, text);
  }
}
