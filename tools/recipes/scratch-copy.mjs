import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { recipesOf, withRecipe } from './blocks.mjs';

/** Copies the repository's files, committed or not, into an empty folder that shares its packages. */
export function makeScratchCopy(root, copy) {
  rmSync(copy, { recursive: true, force: true });
  mkdirSync(copy, { recursive: true });
  for (const path of sourcesOf(root)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
  // What was built and fetched is valid for the copy too.
  for (const known of ['.tmp/fonts', 'dist'])
    if (existsSync(join(root, known))) cpSync(join(root, known), join(copy, known), { recursive: true });
}

function sourcesOf(root) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { stdout, status, stderr } = spawnSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`git ls-files: ${stderr}`);
  return stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Applies every recipe of docs/recipes.md and returns how many there are. */
export function followRecipes(copy) {
  const recipes = recipesOf(readFileSync(join(copy, 'docs', 'recipes.md'), 'utf8'));
  for (const recipe of recipes) {
    const file = join(copy, recipe.path);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, withRecipe(text, recipe));
  }
  return recipes.length;
}
