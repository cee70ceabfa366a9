import { IMPORT_KINDS } from './import-kinds';
import type { ImportEntityType } from './import-types';

/** Pseudo-field for a column containing a person's whole name. */
export const FULL_NAME = 'fullName';

/** Normalised headers of such columns: lower case, without spaces. */
const HEADERS: ReadonlySet<string> = new Set([
  ...['name', 'fullname', 'clientname', 'patientname', 'contactname', 'displayname'],
  ...['client', 'patient', 'contact', 'doctor', 'doctorname', 'surname,firstname', 'lastname,firstname'],
]);
/** Particles that belong to the surname that follows. */
const PARTICLES: ReadonlySet<string> = new Set([
  ...[
    'van',
    'von',
    'de',
    'der',
    'den',
    'da',
    'di',
    'du',
    'del',
    'della',
    'la',
    'le',
    'el',
    'al',
    'bin',
    'st',
    "o'",
  ],
  ...['te', 'dos', 'das', 'ter', 'zu'],
]);
const TITLE = '(?:dr|mr|mrs|ms|miss|mx|prof|professor|a/prof|assoc\\.? prof|associate professor)\\.?';
const TITLE_BEFORE = new RegExp(`^(${TITLE})\\s+`, 'i');
const TITLE_BEHIND = new RegExp(`\\s*\\((${TITLE})\\)\\s*$`, 'i');

/** Returns whether a header (lower case, without spaces) denotes a column of whole names. */
export function isFullNameHeader(header: string, entityType: ImportEntityType): boolean {
  return IMPORT_KINDS[entityType].isPerson && HEADERS.has(header);
}

/** The parts of a whole name. `title` is absent if the name has none. */
export interface NameParts {
  title?: string;
  firstName: string;
  lastName: string;
}

/**
 * Splits a whole name: "Mona Money", "Money, Mona", "Ms Ludwig van Beethoven", "Lee, Ann (Miss)". A single word becomes the last
 * name, so that the row reports the first name as missing.
 */
export function splitFullName(text: string): NameParts {
  const behind = TITLE_BEHIND.exec(text)?.[1];
  const plain = text.replace(TITLE_BEHIND, '').trim();
  const comma = plain.indexOf(',');
  const [title, rest] = withoutTitle(comma > 0 ? plain.slice(comma + 1).trim() : plain);
  const found = behind ?? title;
  const names = comma > 0 ? { firstName: rest, lastName: plain.slice(0, comma).trim() } : byLastWord(rest);
  return { ...(found !== undefined && { title: found }), ...names };
}

function withoutTitle(text: string): [string | undefined, string] {
  return [TITLE_BEFORE.exec(text)?.[1], text.replace(TITLE_BEFORE, '')];
}

/**
 * A surname in capitals, as lists write it before the first name: "SMITH John". Three or more letters, because initials are
 * shorter.
 */
const CAPITALS = /^(?:Mc|Mac|O['’])?\p{Lu}[\p{Lu}'’-]{2,}$/u;

function byLastWord(text: string): NameParts {
  const words = text.split(/\s+/).filter(Boolean);
  const names = words.findIndex((word) => !CAPITALS.test(word));
  if (names > 0 && /\p{Ll}/u.test(words.slice(names).join('')))
    return { firstName: words.slice(names).join(' '), lastName: words.slice(0, names).join(' ') };
  let at = Math.max(words.length - 1, 0);
  while (at > 1 && PARTICLES.has((words[at - 1] ?? '').toLowerCase())) at -= 1;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
