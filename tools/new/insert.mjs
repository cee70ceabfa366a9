import { Refusal } from './names.mjs';

/** Adds a line in alphabetical order among the lines that begin alike, such as `export * from`. */
export function addSortedLine(text, line, beginning) {
  const lines = text.split('\n');
  const alike = lines.flatMap((one, at) => (one.startsWith(beginning) ? [at] : []));
  if (alike.length === 0) throw new Refusal(`no line begins with ${beginning}`);
  const next = alike.find((at) => lines[at] > line);
  lines.splice(next ?? alike.at(-1) + 1, 0, line);
  return lines.join('\n');
}

/** Adds an import after the last one that starts a line. */
export function addImport(text, line) {
  const last = [...text.matchAll(/^import [^;]*;\n/gm)].at(-1);
  if (!last) throw new Refusal('there is no import');
  const end = last.index + last[0].length;
  return `${text.slice(0, end)}${line}\n${text.slice(end)}`;
}

/** Adds an entry at the end of the bracket that `opening` opens. */
export function addEntry(text, opening, entry) {
  const at = text.indexOf(opening);
  if (at < 0) throw new Refusal(`there is no "${opening}"`);
  const from = at + opening.length;
  const end = closingOf(text, from);
  const inside = text.slice(from, end).trimEnd();
  const comma = inside === '' || inside.endsWith(',') ? '' : ',';
  return `${text.slice(0, from)}${inside}${comma} ${entry},\n${text.slice(end)}`;
}

/** The position at which the bracket open at `from` is closed. Brackets in strings and comments do not count. */
function closingOf(text, from) {
  let depth = 1;
  for (const { 0: token, index } of text.slice(from).matchAll(/\/\/.*|'(?:[^'\\]|\\.)*'|[([{]|[)\]}]/g)) {
    if ('([{'.includes(token)) depth += 1;
    if (')]}'.includes(token)) depth -= 1;
    if (depth === 0) return from + index;
  }
  throw new Refusal('a bracket is not closed');
}
