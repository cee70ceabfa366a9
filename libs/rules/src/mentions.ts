export interface MentionedPerson {
  id: string;
  name: string;
}

export type TextPart = { text: string } | { mention: MentionedPerson };

/**
 * `@[Amelia Nguyen](01a1…)`: the format of a mention in a stored text. The id identifies the person. The name is the one at the
 * time of writing and is replaced by the current name on display.
 */
const MENTION = /@\[([^\]\n]{1,200})\]\(([\w-]{1,64})\)/g;

/** Splits a stored text into its parts, in order. */
export function splitMentions(text: string): TextPart[] {
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
export function findMentionedPeople(text: string): MentionedPerson[] {
  const found = new Map<string, MentionedPerson>();
  for (const part of splitMentions(text))
    if ('mention' in part && !found.has(part.mention.id)) found.set(part.mention.id, part.mention);
  return [...found.values()];
}

/** Returns the stored form of a mention. Characters that would end the name are removed from it. */
export function formatMention({ id, name }: MentionedPerson): string {
  return `@[${name.replaceAll(/[\]\n]/g, '').trim() || '?'}](${id})`;
}

/** Replaces the names in mentions with current ones. People without a current name keep the name as written. */
export function refreshMentionNames(text: string, nameOf: (id: string) => string | null | undefined): string {
  return splitMentions(text)
    .map((part) => {
      if ('text' in part) return part.text;
      const { id, name } = part.mention;
      return formatMention({ id, name: nameOf(id) ?? name });
    })
    .join('');
}

/** Returns the text as displayed: "@Amelia Nguyen". */
export function toReadableText(text: string): string {
  return splitMentions(text)
    .map((part) => ('text' in part ? part.text : `@${part.mention.name}`))
    .join('');
}

/** Returns the beginning of a text on one line, never cut within a character or a mention. */
export function buildExcerpt(text: string, max = 140): string {
  const line = toReadableText(text).replace(/\s+/g, ' ').trim();
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
export function resolveTypedMentions(text: string, people: readonly MentionedPerson[]): string {
  const named = people.filter(({ name }) => name.trim() !== '');
  const byName = new Map<string, MentionedPerson | null>();
  for (const person of named) {
    const key = person.name.toLowerCase();
    byName.set(key, byName.has(key) ? null : person);
  }
  if (byName.size === 0) return text;
  // Longer names first, so that "@Ann" does not match the beginning of "@Anna".
  const names = named.map(({ name }) => escapeRegExp(name)).sort((a, b) => b.length - a.length);
  const typed = new RegExp(`(?<![\\p{L}\\p{N}])@(${names.join('|')})(?![\\p{L}\\p{N}])`, 'giu');
  return splitMentions(text)
    .map((part) => {
      if ('mention' in part) return formatMention(part.mention);
      return part.text.replace(typed, (match, name: string) => {
        const person = byName.get(name.toLowerCase());
        return person ? formatMention(person) : match;
      });
    })
    .join('');
}

function escapeRegExp(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
