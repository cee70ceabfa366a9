import { IMPORT_KINDS } from './import-kinds';
import type { ImportEntityType } from './import-types';

/** Pseudo-field for a column containing a person's whole name. */
export const FULL_NAME = 'fullName';

/** Normalised headers of such columns: lower case, without spaces. */
const FULL_NAME_HEADERS: ReadonlySet<string> = new Set([
  ...['name', 'fullname', 'clientname', 'patientname', 'contactname', 'displayname'],
  ...['client', 'patient', 'contact', 'doctor', 'doctorname', 'surname,firstname', 'lastname,firstname'],
]);
/** Particles that belong to the surname that follows. */
const SURNAME_PARTICLES: ReadonlySet<string> = new Set([
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
const TITLE_PATTERN = '(?:dr|mr|mrs|ms|miss|mx|prof|professor|a/prof|assoc\\.? prof|associate professor)\\.?';
const TITLE_BEFORE = new RegExp(`^(${TITLE_PATTERN})\\s+`, 'i');
const TITLE_AFTER = new RegExp(`\\s*\\((${TITLE_PATTERN})\\)\\s*$`, 'i');

/** Returns whether a header (lower case, without spaces) denotes a column of whole names. */
export function isFullNameHeader(header: string, entityType: ImportEntityType): boolean {
  return IMPORT_KINDS[entityType].isPerson && FULL_NAME_HEADERS.has(header);
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
  const trailingTitle = TITLE_AFTER.exec(text)?.[1];
  const plain = text.replace(TITLE_AFTER, '').trim();
  const comma = plain.indexOf(',');
  const [title, rest] = splitTitle(comma > 0 ? plain.slice(comma + 1).trim() : plain);
  const found = trailingTitle ?? title;
  const names =
    comma > 0 ? { firstName: rest, lastName: plain.slice(0, comma).trim() } : splitByLastWord(rest);
  return { ...(found !== undefined && { title: found }), ...names };
}

function splitTitle(text: string): [string | undefined, string] {
  return [TITLE_BEFORE.exec(text)?.[1], text.replace(TITLE_BEFORE, '')];
}

/**
 * A surname in capitals, as lists write it before the first name: "SMITH John". Three or more letters, because initials are
 * shorter.
 */
const ALL_CAPITALS = /^(?:Mc|Mac|O['’])?\p{Lu}[\p{Lu}'’-]{2,}$/u;

function splitByLastWord(text: string): NameParts {
  const words = text.split(/\s+/).filter(Boolean);
  const names = words.findIndex((word) => !ALL_CAPITALS.test(word));
  if (names > 0 && /\p{Ll}/u.test(words.slice(names).join('')))
    return { firstName: words.slice(names).join(' '), lastName: words.slice(0, names).join(' ') };
  let at = Math.max(words.length - 1, 0);
  while (at > 1 && SURNAME_PARTICLES.has((words[at - 1] ?? '').toLowerCase())) at -= 1;
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
