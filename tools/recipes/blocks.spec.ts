import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { recipesOf, withRecipe } from './blocks.mjs';

const block = (mark: string) => `Text.\n\n<!-- recipe: ${mark} -->\n\n\`\`\`ts\nconst b = 2;\n\`\`\`\n`;
const follow = (mark: string, text?: string) => withRecipe(text, recipesOf(block(mark))[0] as never);

describe('recipe', () => {
  it('creates a file or extends its end', () => {
    expect(follow('a.ts')).toBe('const b = 2;\n');
    expect(follow('a.ts', 'const a = 1;\n')).toBe('const a = 1;\n\nconst b = 2;\n');
  });

  it.each([
    ['after', 'one\ntwo\nconst b = 2;\nthree'],
    ['instead of', 'one\nconst b = 2;\nthree'],
    ['right after', 'one\ntwconst b = 2;o\nthree'],
  ])('inserts code %s a given text', (where, result) => {
    expect(follow(`a.ts ${where} "tw"`, 'one\ntwo\nthree')).toBe(result);
  });

  it('drops the indentation of the list it is in', () => {
    const listed = '1. Text:\n\n   <!-- recipe: a.ts -->\n\n   ```ts\n   if (a)\n     b();\n   ```\n';
    expect(recipesOf(listed)[0]).toMatchObject({ code: 'if (a)\n  b();\n', line: 3 });
  });

  it('reports its line number if its place does not exist', () => {
    expect(() => follow('a.ts after "zero"', 'one')).toThrow(
      'docs/recipes.md:3: a.ts has no line with "zero".',
    );
  });

  it('is rejected without a code block', () => {
    expect(() => recipesOf('<!-- recipe: a.ts -->\n\nText.')).toThrow('only 0 are followed');
  });
});

it('has one recipe of every kind', () => {
  const recipes = recipesOf(readFileSync(join(__dirname, '..', '..', 'docs', 'recipes.md'), 'utf8'));
  const paths = recipes.map(({ path }) => path).join('\n');
  for (const kind of [
    'migration',
    'handler',
    'consumer',
    'job',
    'definition',
    'form',
    'page',
    'en',
    'journey',
  ])
    expect(paths).toMatch(new RegExp(`\\.${kind}\\.tsx?$`, 'm'));
});
