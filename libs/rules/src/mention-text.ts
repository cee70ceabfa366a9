/** Somebody who is named in a text. */
export interface Mentioned {
  id: string;
  name: string;
}

export type TextPart = { text: string } | { mention: Mentioned };

/**
 * `@[Amelia Nguyen](01a1…)`: how a mention is written in a stored text. The id says who is meant; the name is as it was then, and
 * is replaced by today's wherever the text is shown.
 */
const MENTION = /@\[([^\]\n]{1,200})\]\(([\w-]{1,64})\)/g;

/** A stored text in its parts, in order. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(MENTION)) {
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push({ mention: { name: match[1]!, id: match[2]! } });
    from = match.index + match[0].length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

/** Who is mentioned, each once, in the order of the text. */
export function mentionedIn(text: string): Mentioned[] {
  const found = new Map<string, Mentioned>();
  for (const part of textParts(text))
    if ('mention' in part && !found.has(part.mention.id)) found.set(part.mention.id, part.mention);
  return [...found.values()];
}

/** How a mention is stored. A name cannot hold what ends it. */
export function mentionOf({ id, name }: Mentioned): string {
  return `@[${name.replaceAll(/[\]\n]/g, '').trim() || '?'}](${id})`;
}

/** The text with the names that people have today; who has none keeps the name as written. */
export function withNames(text: string, nameOf: (id: string) => string | null | undefined): string {
  return textParts(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const { id, name } = part.mention;
      return mentionOf({ id, name: nameOf(id) ?? name });
    })
    .join('');
}

/** The text as people read it: "@Amelia Nguyen". */
export function readableText(text: string): string {
  return textParts(text)
    .map((part) => ('text' in part ? part.text : `@${part.mention.name}`))
    .join('');
}

/** The beginning of a text on one line, cut between characters and never within a mention. */
export function excerptOf(text: string, max = 140): string {
  const line = readableText(text).replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length <= max
    ? line
    : `${characters
        .slice(0, max - 1)
        .join('')
        .trimEnd()}…`;
}

/**
 * The text with each typed "@Amelia Nguyen" as a mention, for callers without a picker. Whole names only, whatever their case;
 * a name that two people share is left as text, because nobody knows who is meant.
 */
export function withTypedMentions(text: string, people: readonly Mentioned[]): string {
  const named = people.filter(({ name }) => name.trim() !== '');
  const byName = new Map<string, Mentioned | null>();
  for (const person of named) {
    const key = person.name.toLowerCase();
    byName.set(key, byName.has(key) ? null : person);
  }
  if (byName.size === 0) return text;
  // Longer names first, so that "@Ann" does not take the beginning of "@Anna".
  const names = named.map(({ name }) => escaped(name)).sort((a, b) => b.length - a.length);
  const typed = new RegExp(`(?<![\\p{L}\\p{N}])@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return textParts(text)
    .map((part) => {
      if ('mention' in part) return mentionOf(part.mention);
      return part.text.replace(typed, (whole, name: string) => {
        const person = byName.get(name.toLowerCase());
        return person ? mentionOf(person) : whole;
      });
    })
    .join('');
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
