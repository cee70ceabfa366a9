import { DOCTOR_TITLES } from '@quillcare/rules';

/** Splits a typed name: in "Te Ariki Ngapo" the last word is the family name. Text with digits or an @ is not a name. */
export function parseName(typed: string): { firstName?: string; lastName?: string } {
  if (/[\d@]/.test(typed)) return {};
  const [, firstName, lastName] = /^(?:(.+)\s)?(\S+)$/.exec(typed.trim()) ?? [];
  return firstName ? { firstName, lastName } : { firstName: lastName ?? '' };
}

const TITLE = new RegExp(`^(?:(${DOCTOR_TITLES.join('|')})\\.?\\s+)?(.*)$`, 'i');

/** Matches qualifications such as MBBS, FRACS or MBChB. No name has two consecutive capitals. */
const CREDENTIALS = /\p{Lu}{2}/u;

/**
 * Splits a doctor's name: "Dr Amelia Hartmann, MBBS, FRACS" or "Hartmann, Amelia". A single word is a family name, because that
 * is how people search for doctors. Anything else after a comma is left for the user to enter.
 */
export function parseDoctorName(typed: string): {
  title?: string;
  firstName?: string;
  lastName?: string;
  credentials?: string;
} {
  const [mainPart = '', ...rest] = typed.split(',').map((part) => part.trim());
  const [, title, name = ''] = TITLE.exec(mainPart) ?? [];
  const { firstName = '', lastName } = parseName(name);
  const known = DOCTOR_TITLES.find((one) => one.toLowerCase() === title?.toLowerCase());
  const credentials = rest.filter((part) => CREDENTIALS.test(part)).join(', ');
  const givenName = rest.find((part) => part && !CREDENTIALS.test(part));
  return {
    ...(known ? { title: known } : {}),
    ...(lastName
      ? { firstName, lastName }
      : { ...(givenName && { firstName: givenName }), lastName: firstName }),
    ...(credentials ? { credentials } : {}),
  };
}
