import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.mjs') && !path.includes('node_modules'),
);

/** The relative paths that a module imports, at once or later. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.{1,2}\/[^']+)'/g)].map(([, path]) => path ?? '');
}

// No compiler reads these files, and a command that does not start is noticed by whoever needs it.
it.each(modules)('imports only existing files in %s', (path) => {
  const file = join(__dirname, path);
  const missing = importsOf(readFileSync(file, 'utf8')).filter((from) => {
    // The product's compiled code is there once it was built; a name with a gap in it is text that is written elsewhere.
    return !/\/dist\/|\$\{/.test(from) && !existsSync(join(dirname(file), from));
  });
  expect(missing).toEqual([]);
});

it('finds the imports of a module', () => {
  const text = `import { a } from './a.mjs';\nimport './b.mjs';\nawait import('../c.mjs');\nimport pg from 'pg';`;
  expect(importsOf(text)).toEqual(['./a.mjs', './b.mjs', '../c.mjs']);
});
