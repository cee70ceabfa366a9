export interface PersonNames {
  readonly firstName: string;
  readonly lastName: string;
}

const MIN_LAST_NAME_LENGTH = 2;
const PLACEHOLDER_NAMES = [
  /^$/,
  /^.*['’]s? (?:practice|organi[sz]ation)$/i,
  /^your (?:practice|organi[sz]ation)$/i,
  /^untitled/i,
  /^default/i,
];

/**
 * Splits a display name into first and last name at spaces, or else at dots, underscores or hyphens (product specification), and
 * title-cases it. Everything after the first word is the last name.
 */
export function splitName(text: string): PersonNames {
  const trimmed = text.trim();
  const separator = /\s/.test(trimmed) ? /\s+/ : /[._-]+/;
  const [first = '', ...rest] = trimmed.split(separator).filter(Boolean);
  return { firstName: titleCase(first), lastName: titleCase(rest.join(' ')) };
}

/**
 * Derives a user's names from the first available source: the given names, the full name, metadata from a client or identity
 * provider, or the local part of the email address. A last name with fewer than 2 characters counts as missing and is derived
 * (product specification); if that is impossible, the given one is kept.
 */
export function deriveNames(known: {
  readonly email: string;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly name?: string | null;
  readonly metadata?: { readonly firstName?: string | null; readonly lastName?: string | null };
}): PersonNames {
  const sources = [
    splitName(known.name ?? ''),
    {
      firstName: known.metadata?.firstName?.trim() ?? '',
      lastName: known.metadata?.lastName?.trim() ?? '',
    },
    splitName(emailLocalPart(known.email)),
  ];
  const givenFirst = known.firstName?.trim() ?? '';
  const givenLast = known.lastName?.trim() ?? '';
  const derivedLast = sources.find((source) => isLastName(source.lastName))?.lastName;
  return {
    firstName: givenFirst || sources.map((source) => source.firstName).find(Boolean) || '',
    lastName: isLastName(givenLast) ? givenLast : (derivedLast ?? givenLast),
  };
}

/** Returns whether a last name is long enough (2 characters) to count as given. */
export function isLastName(text: string): boolean {
  return Array.from(text.trim()).length >= MIN_LAST_NAME_LENGTH;
}

/**
 * Title-cases names typed in a single case ("o'brien", "MCDONALD", "smith-jones", "van der berg", "smith iii"). A name in mixed
 * case ("Te Ariki") is kept as its owner writes it.
 */
export function titleCase(text: string): string {
  const lower = text.toLowerCase();
  if (text !== lower && text !== text.toUpperCase()) return text;
  return lower
    .replace(/[\p{L}\p{M}'’`´ʻʼ]+/gu, capitaliseWord)
    .replace(/(?<![\p{L}\p{M}])(?:Van (?:Der|Den|De)|Von (?:Der|Dem))(?= )/gu, (particles) =>
      particles.toLowerCase(),
    )
    .replace(/(?<= )(?:Iii?|Iv)$/u, (numeral) => numeral.toUpperCase());
}

/** Returns one or two letters for an avatar, from the first and the last word: "Te Ariki Ngāpō" gives "TN". */
export function buildInitials(...parts: readonly (string | null | undefined)[]): string {
  const words =
    parts
      .filter(Boolean)
      .join(' ')
      .normalize('NFC')
      .match(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}\p{N}][^\s]*/gu) ?? [];
  const ends = words.length > 1 ? [words[0], words[words.length - 1]] : words;
  return ends.map((word) => Array.from(word ?? '')[0]?.toUpperCase() ?? '').join('') || '?';
}

/**
 * Returns initials such as "M.W." for places that must not reveal a person's identity. Null if a name has a single letter, as
 * many Chinese and Korean names do, because its initial is the whole name. Also null if no name has a letter.
 */
export function buildDiscreetInitials({ firstName, lastName }: PersonNames): string | null {
  const letters = [firstName, lastName].map((name) =>
    Array.from(name.normalize('NFC').matchAll(/[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/gu), ([letter]) => letter),
  );
  if (letters.some((name) => name.length === 1)) return null;
  return letters.flatMap(([first]) => (first ? [`${first.toUpperCase()}.`] : [])).join('') || null;
}

/**
 * Returns whether an organisation's name is a placeholder: empty, a possessive with Practice or Organization, Your Organization,
 * Your Practice, Untitled…, Default… (product specification).
 */
export function isPlaceholderOrganisationName(name: string | null | undefined): boolean {
  const text = (name ?? '').trim();
  return PLACEHOLDER_NAMES.some((pattern) => pattern.test(text));
}

/** Returns the organisation name for a sign-up without one: the email's local part plus "'s Organization". */
export function defaultOrganisationName(email: string): string {
  return `${email.trim().split('@')[0] ?? ''}'s Organization`;
}

/**
 * Returns the name to display for an organisation without a real name: derived from the email's local part, otherwise "Your
 * Practice".
 */
export function fallbackOrganisationName(email?: string | null): string {
  const { firstName, lastName } = splitName(emailLocalPart(email ?? ''));
  const person = `${firstName} ${lastName}`.trim();
  return person ? `${person}'s Practice` : 'Your Practice';
}

function emailLocalPart(email: string): string {
  return (email.trim().split('@')[0] ?? '').split('+')[0] ?? '';
}

function capitaliseWord(word: string): string {
  return word
    .replace(/^(['’`´ʻʼ]*)(\p{L})/u, (_, quotes: string, letter: string) => quotes + capitaliseLetter(letter))
    .replace(
      /^(\p{L}['’`´])(\p{L})(?=\p{L})/u,
      (_, prefix: string, letter: string) => prefix + capitaliseLetter(letter),
    )
    .replace(/^Mc(\p{L})(?=\p{L})/u, (_, letter: string) => `Mc${capitaliseLetter(letter)}`);
}

// Some letters have no single capital: ß and ŉ would become two letters and change the name.
function capitaliseLetter(letter: string): string {
  const upper = letter.toUpperCase();
  return Array.from(upper).length === 1 ? upper : letter;
}
