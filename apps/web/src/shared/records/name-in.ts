import { DOCTOR_TITLES } from '@quillcare/rules';

/** "Te Ariki Ngapo": the last word is the family name. What has digits or an @ is no name. */
export function nameIn(typed: string): { firstName?: string; lastName?: string } {
  if (/[\d@]/.test(typed)) return {};
  const [, firstName, lastName] = /^(?:(.+)\s)?(\S+)$/.exec(typed.trim()) ?? [];
  return firstName ? { firstName, lastName } : { firstName: lastName ?? '' };
}

const TITLE = new RegExp(`^(?:(${DOCTOR_TITLES.join('|')})\\.?\\s+)?(.*)$`, 'i');

/** MBBS, FRACS, MBChB: no name has two capitals in a row. */
const CREDENTIALS = /\p{Lu}{2}/u;

/**
 * "Dr Amelia Hartmann, MBBS, FRACS" or "Hartmann, Amelia"; a single word is a family name, as people search for doctors. What is
 * behind a comma and is neither is left to the form.
 */
export function doctorIn(typed: string): {
  title?: string;
  firstName?: string;
  lastName?: string;
  credentials?: string;
} {
  const [whole = '', ...rest] = typed.split(',').map((part) => part.trim());
  const [, title, name = ''] = TITLE.exec(whole) ?? [];
  const { firstName = '', lastName } = nameIn(name);
  const known = DOCTOR_TITLES.find((one) => one.toLowerCase() === title?.toLowerCase());
  const credentials = rest.filter((part) => CREDENTIALS.test(part)).join(', ');
  const behind = rest.find((part) => part && !CREDENTIALS.test(part));
  return {
    ...(known ? { title: known } : {}),
    ...(lastName ? { firstName, lastName } : { ...(behind && { firstName: behind }), lastName: firstName }),
    ...(credentials ? { credentials } : {}),
  };
}
