export interface Mentioned {
  id: string;
  name: string;
}

export type TextPart = { text: string } | { mention: Mentioned };

/**
 * `@[Amelia Nguyen](01a1…)`: the format of a mention in a stored text. The id identifies the person. The name is the one at the
 * time of writing and is replaced by the current name on display.
 */
const MENTION = /@\[([^\]\n]{1,200})\]\(([\w-]{1,64})\)/g;

/** Splits a stored text into its parts, in order. */
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

/** Returns the mentioned people without duplicates, in the order of the text. */
export function mentionedIn(text: string): Mentioned[] {
  const found = new Map<string, Mentioned>();
  for (const part of textParts(text))
    if ('mention' in part && !found.has(part.mention.id)) found.set(part.mention.id, part.mention);
  return [...found.values()];
}

/** Returns the stored form of a mention. Characters that would end the name are removed from it. */
export function mentionOf({ id, name }: Mentioned): string {
  return `@[${name.replaceAll(/[\]\n]/g, '').trim() || '?'}](${id})`;
}

/** Replaces the names in mentions with current ones. People without a current name keep the name as written. */
export function withNames(text: string, nameOf: (id: string) => string | null | undefined): string {
  return textParts(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const { id, name } = part.mention;
      return mentionOf({ id, name: nameOf(id) ?? name });
    })
    .join('');
}

/** Returns the text as displayed: "@Amelia Nguyen". */
export function readableText(text: string): string {
  return textParts(text)
    .map((part) => ('text' in part ? part.text : `@${part.mention.name}`))
    .join('');
}

/** Returns the beginning of a text on one line, never cut within a character or a mention. */
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
 * Converts typed "@Amelia Nguyen" into mentions, for callers without a picker. Matches whole names only, ignoring case. A name
 * shared by two people stays text, because it is ambiguous.
 */
export function withTypedMentions(text: string, people: readonly Mentioned[]): string {
  const named = people.filter(({ name }) => name.trim() !== '');
  const byName = new Map<string, Mentioned | null>();
  for (const person of named) {
    const key = person.name.toLowerCase();
    byName.set(key, byName.has(key) ? null : person);
  }
  if (byName.size === 0) return text;
  // Longer names first, so that "@Ann" does not match the beginning of "@Anna".
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
