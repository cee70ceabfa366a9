import { mentionOf, textParts } from '@quillcare/rules';

/** Somebody who can be told by an "@". */
export interface Mentionable {
  id: string;
  name: string;
  /** Tells two of one name apart: a role. */
  detail?: string;
}

/** What a person types: `@Amelia Nguyen`, and who is meant by it. */
export interface Draft {
  text: string;
  mentioned: readonly Mentionable[];
}

export const EMPTY_DRAFT: Draft = { text: '', mentioned: [] };

/** A stored message as a text to edit. */
export function draftOf(message: string): Draft {
  const parts = textParts(message);
  return {
    text: parts.map((part) => ('text' in part ? part.text : `@${part.mention.name}`)).join(''),
    mentioned: parts.flatMap((part) => ('mention' in part ? [part.mention] : [])),
  };
}

/** The message to store: each "@name" that was chosen from the list becomes a mention, a typed one stays text. */
export function messageOf({ text, mentioned }: Draft): string {
  // Longer names first, so that "@Ann" does not take the beginning of "@Anna".
  const longestFirst = [...mentioned].sort((a, b) => b.name.length - a.name.length);
  const names = longestFirst.map(({ name }) => escaped(name));
  if (names.length === 0) return text.trim();
  const written = new RegExp(`@(${names.join('|')})`, 'g');
  return text.trim().replace(written, (whole, name: string) => {
    const who = longestFirst.find((person) => person.name === name);
    return who ? mentionOf(who) : whole;
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** What is being typed after an "@" before the caret, and where the "@" is; null if nothing is. */
export function queryAt(text: string, caret: number): { query: string; start: number } | null {
  const match = /(?:^|\s)@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u.exec(text.slice(0, caret));
  if (!match) return null;
  const query = match[1]!;
  return { query, start: caret - query.length - 1 };
}

/** The draft with the person in place of what was typed after the "@", and where the caret is then. */
export function withMention(
  draft: Draft,
  { query, start }: { query: string; start: number },
  person: Mentionable,
): { draft: Draft; caret: number } {
  const inserted = `@${person.name} `;
  const after = draft.text.slice(start + 1 + query.length).replace(/^ /, '');
  return {
    draft: {
      text: draft.text.slice(0, start) + inserted + after,
      mentioned: [...draft.mentioned.filter(({ id }) => id !== person.id), person],
    },
    caret: start + inserted.length,
  };
}
