import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const modules = readdirSync(__dirname, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.mjs') && !path.includes('node_modules'),
);

/** The relative paths that a module imports, statically or dynamically. */
function importsOf(text: string): string[] {
  return [...text.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.{1,2}\/[^']+)'/g)].map(([, path]) => path ?? '');
}

// No compiler checks these files, so a broken import would only be noticed when the command is needed.
it.each(modules)('imports only existing files in %s', (path) => {
  const file = join(__dirname, path);
  const missing = importsOf(readFileSync(file, 'utf8')).filter((from) => {
    // The product's compiled code exists only after a build, and a path with a placeholder belongs to generated text.
    return !/\/dist\/|\$\{/.test(from) && !existsSync(join(dirname(file), from));
  });
  expect(missing).toEqual([]);
});

it('finds the imports of a module', () => {
  const text = `import { a } from './a.mjs';\nimport './b.mjs';\nawait import('../c.mjs');\nimport pg from 'pg';`;
  expect(importsOf(text)).toEqual(['./a.mjs', './b.mjs', '../c.mjs']);
});
