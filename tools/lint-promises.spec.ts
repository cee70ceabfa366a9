import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');

it('a promise that nobody awaits fails the lint', () => {
  const file = 'libs/rules/src/forbidden-floating-promise.ts';
  writeFileSync(join(root, file), "export const save = () => {\n  Promise.reject(new Error('lost'));\n};\n");
  try {
    const { status, stdout } = spawnSync(
      process.execPath,
      ['node_modules/oxlint/bin/oxlint', '--type-aware', file],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stdout).toContain('no-floating-promises');
    expect(status).toBe(1);
  } finally {
    rmSync(join(root, file));
  }
});
