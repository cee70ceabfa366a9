import { DOCTOR_TITLES } from '@quillcare/rules';

/** "Te Ariki Ngapo": the last word is the family name. What has digits or an @ is no name. */
export function nameIn(typed: string): { firstName?: string; lastName?: string } {
  if (/[\d@]/.test(typed)) return {};
  const [, firstName, lastName] = /^(?:(.+)\s)?(\S+)$/.exec(typed.trim()) ?? [];
  return firstName ? { firstName, lastName } : { firstName: lastName ?? '' };
}

const TITLE = new RegExp(`^(?:(${DOCTOR_TITLES.join('|')})\\.?\\s+)?(.*)$`, 'i');

/** "Dr Amelia Hartmann, MBBS, FRACS"; a single word is a family name, as people search for doctors. */
export function doctorIn(typed: string): {
  title?: string;
  firstName?: string;
  lastName?: string;
  credentials?: string;
} {
  const [whole, ...credentials] = typed.split(',').map((part) => part.trim());
  const [, title, name = ''] = TITLE.exec(whole ?? '') ?? [];
  const { firstName = '', lastName } = nameIn(name);
  const known = DOCTOR_TITLES.find((one) => one.toLowerCase() === title?.toLowerCase());
  return {
    ...(known ? { title: known } : {}),
    ...(lastName ? { firstName, lastName } : { lastName: firstName }),
    ...(credentials.some(Boolean) ? { credentials: credentials.filter(Boolean).join(', ') } : {}),
  };
}
