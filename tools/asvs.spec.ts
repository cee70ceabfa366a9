import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..');
const text = readFileSync(join(root, 'docs/asvs.md'), 'utf8');

it('maps all 70 requirements of level 1', () => {
  const levelOne = text.slice(0, text.indexOf('## Level 2'));
  const rows = [...levelOne.matchAll(/^\| V(\d+\.\d+\.\d+)(–(\d))? /gm)];
  const count = rows.reduce(
    (sum, [, id = '', , last]) => sum + (last ? Number(last) - Number(id.split('.')[2]) + 1 : 1),
    0,
  );
  expect(count).toBe(70);
  expect(new Set(rows.map(([, id]) => id)).size).toBe(rows.length);
});

it('names only existing files', () => {
  const named = [...text.matchAll(/`((?:apps|libs|tools|k8s|deploy)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );
  expect(named.length).toBeGreaterThan(40);
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
