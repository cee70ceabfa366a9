const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  ŧ: 't',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
};
const SPECIAL_LETTER = /[đðħıłøŧþßæœ]/g;
const APOSTROPHES = /['‘’‛`´ʻʼʽʹˈ′＇]/g;
const HYPHENS = /[\u2010-\u2015\u2212\ufe63\uff0d]/g;
const INVISIBLE_CHARACTERS = /\p{Cf}+/gu;
const PHONE_LIKE = /^\+?[\d\s().-]{3,}$/;
const INTERNATIONAL_PHONE = /^\+6[14](\d{8,10})$/;
const PLAIN_ASCII = /^[\x20-\x7e]*$/;

/**
 * Returns the form in which text is stored for searching and in which searches are compared: lower case, without diacritics and
 * apostrophes (Nguyễn → nguyen, O'Brien → obrien), white space collapsed. Numbers lose their punctuation. A full +61 or +64
 * number also gets its national form, so that "0412 345" finds +61412345678.
 */
export function searchKey(...parts: readonly (string | null | undefined)[]): string {
  const keys: string[] = [];
  for (const part of parts) {
    const key = part ? toPartKey(part.trim()) : '';
    if (key) keys.push(key);
  }
  return keys.join(' ');
}

function toPartKey(text: string): string {
  if (PHONE_LIKE.test(text)) return toPhoneKey(text);
  const lower = PLAIN_ASCII.test(text)
    ? text.toLowerCase()
    : simplifyPunctuation(foldLetters(simplifyPunctuation(text)));
  return lower.replace(APOSTROPHES, '').replace(/\s+/g, ' ').trim();
}

// Applied before folding letters, which would turn ´ into a space, and again after it, because it turns ﹘ into a different
// hyphen.
function simplifyPunctuation(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, '').replace(APOSTROPHES, '').replace(HYPHENS, '-');
}

function toPhoneKey(text: string): string {
  const compact = text.replace(/[\s().-]+/g, '');
  const national = INTERNATIONAL_PHONE.exec(compact)?.[1];
  const digits = compact.replace('+', '');
  return national ? `${digits} 0${national}` : digits;
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
    .replace(SPECIAL_LETTER, (letter) => LETTER_REPLACEMENTS[letter] ?? letter);
}
