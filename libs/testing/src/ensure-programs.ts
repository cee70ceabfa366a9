import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from './infrastructure';

const checked = new Set<string>();

/** Installs programs that tests need if they are missing, once per program. */
export function ensurePrograms(...programs: string[]): void {
  const missing = programs.filter((program) => !checked.has(program));
  if (missing.length === 0) return;
  const tool = join(repositoryRoot, 'tools', 'infra', 'ensure-programs.mjs');
  const { status } = spawnSync(process.execPath, [tool, ...missing], { stdio: 'inherit' });
  if (status !== 0) throw new Error(`These programs are missing: ${missing.join(', ')}.`);
  for (const program of missing) checked.add(program);
}
