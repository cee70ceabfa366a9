import { formatMention, splitMentions } from '@quillcare/rules';

/** Somebody who can be notified with an "@". */
export interface Mentionable {
  id: string;
  name: string;
  /** Distinguishes people of the same name, usually by role. */
  detail?: string;
}

/** Text as typed, such as `@Amelia Nguyen`, with the people mentioned in it. */
export interface Draft {
  text: string;
  mentioned: readonly Mentionable[];
}

export const EMPTY_DRAFT: Draft = { text: '', mentioned: [] };

export function toDraft(message: string): Draft {
  const parts = splitMentions(message);
  return {
    text: parts.map((part) => ('text' in part ? part.text : `@${part.mention.name}`)).join(''),
    mentioned: parts.flatMap((part) => ('mention' in part ? [part.mention] : [])),
  };
}

/**
 * Converts a draft to the message to store. An "@name" chosen from the list becomes a mention; one that was merely typed stays
 * text.
 */
export function toMessage({ text, mentioned }: Draft): string {
  // Longer names first, so that "@Ann" does not match the beginning of "@Anna".
  const longestFirst = [...mentioned].sort((a, b) => b.name.length - a.name.length);
  const names = longestFirst.map(({ name }) => escapeMarkup(name));
  if (names.length === 0) return text.trim();
  const written = new RegExp(`@(${names.join('|')})`, 'g');
  const all = Array.from(text.matchAll(written), ([, name]) => name);
  let at = 0;
  return text.trim().replace(written, (match, name: string) => {
    const left = all.slice(at).filter((other) => other === name).length;
    at += 1;
    // Of several people of that name, the last ones chosen: an earlier one may have been removed from the text.
    const named = mentioned.filter((person) => person.name === name);
    const found = named.at(-left) ?? named[0];
    return found ? formatMention(found) : match;
  });
}

function escapeMarkup(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** Returns what is being typed after an "@" before the caret, and the position of the "@". Null if nothing is. */
export function findMentionQuery(text: string, caret: number): { query: string; start: number } | null {
  const match = /(?:^|\s)@([\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]*)?)$/u.exec(text.slice(0, caret));
  if (!match) return null;
  const query = match[1]!;
  return { query, start: caret - query.length - 1 };
}

/** Returns the draft with the person inserted in place of what was typed after the "@", and the new caret position. */
export function insertMention(
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
