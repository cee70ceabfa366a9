// The recipes of docs/recipes.md: code blocks below a comment that states where they belong.
//   <!-- recipe: <path> -->                     the whole file, or the end of it if it exists
//   <!-- recipe: <path> after "<text>" -->      after the first line of it that contains the text
//   <!-- recipe: <path> instead of "<text>" --> instead of that line
//   <!-- recipe: <path> right after "<text>" -->  within that line, after the text

const BLOCK =
  /^( *)<!-- recipe: (\S+)(?: (after|instead of|right after) "([^"]+)")? -->\n+ *```(?:tsx?|md)\n([\s\S]*?)^ *```$/gm;

/** Every marked block: its path, its code, its destination, and its line in the document. */
export function recipesOf(document) {
  const found = [...document.matchAll(BLOCK)].map(
    ({ index, 1: indent, 2: path, 3: where, 4: anchor, 5: code }) => ({
      path,
      where,
      anchor,
      code: code.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
      line: lineOf(document, index),
    }),
  );
  const marks = document.match(/^ *<!-- recipe:/gm)?.length ?? 0;
  if (marks !== found.length)
    throw new Error(`${marks} recipes are marked, but only ${found.length} are followed by a code block.`);
  return found;
}

/** The text of a file with a recipe's code inserted. `text` is undefined for a file that does not exist. */
export function withRecipe(text, { path, where, anchor, code, line }) {
  if (!where) return text === undefined ? code : `${text.trimEnd()}\n\n${code}`;
  const lines = text?.split('\n') ?? [];
  const at = lines.findIndex((one) => one.includes(anchor));
  if (at < 0) throw new Error(`docs/recipes.md:${line}: ${path} has no line with "${anchor}".`);
  const own = code.trimEnd();
  const within = lines[at].replace(anchor, () => `${anchor}${own}`);
  lines[at] = { after: `${lines[at]}\n${own}`, 'instead of': own, 'right after': within }[where];
  return lines.join('\n');
}

const lineOf = (document, index) => document.slice(0, index).split('\n').length;
