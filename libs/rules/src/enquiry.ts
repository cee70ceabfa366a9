import { isAtMost } from './text-length';

/** The ways in which a practice may contact a person. Each needs separate consent. */
export const CONTACT_METHODS = ['email', 'phone', 'sms'] as const;
export type ContactMethod = (typeof CONTACT_METHODS)[number];

/** The consent statements, verbatim as the form shows them and the practice stores them. */
export function consentStatements(practice: string): Record<ContactMethod, string> {
  return {
    email: `${practice} may email me about my enquiry.`,
    phone: `${practice} may call me about my enquiry.`,
    sms: `${practice} may send me text messages about my enquiry.`,
  };
}

export interface EnquiryContact {
  email?: string | null;
  phone?: string | null;
  consentEmail?: boolean;
  consentPhone?: boolean;
  consentSms?: boolean;
}

export interface EnquiryProblem {
  path: string;
  message: string;
}

/** Returns what prevents answering an enquiry: a missing email address or phone number, or missing consent to use it. */
export function contactProblems(contact: EnquiryContact): EnquiryProblem[] {
  const { email, phone, consentEmail, consentPhone, consentSms } = contact;
  if (!email && !phone)
    return [{ path: 'phone', message: 'Please enter a phone number or an email address' }];
  const problems: EnquiryProblem[] = [];
  if (consentEmail && !email)
    problems.push({ path: 'email', message: 'Please enter an email address to be emailed' });
  if ((consentPhone || consentSms) && !phone)
    problems.push({ path: 'phone', message: 'Please enter a phone number to be called or texted' });
  if (!consentEmail && !consentPhone && !consentSms)
    problems.push({
      path: email ? 'consentEmail' : 'consentPhone',
      message: 'Please choose at least one way in which we may contact you',
    });
  return problems;
}

const WEB_ADDRESS = /https?:\/\/|\bwww\./gi;
const MARKUP = /<\s*\/?\s*[a-z!][^>]*>|\[\/?(url|link|img)\b/i;
/** A genuine enquiry may contain a link or two; advertisements contain more. */
const MAX_LINKS = 2;

/** Returns why a message looks like spam, or null if it does not. */
export function spamProblem(message: string | null | undefined): string | null {
  if (!message) return null;
  if (MARKUP.test(message)) return 'Please write plain text without HTML or link codes';
  if ((message.match(WEB_ADDRESS) ?? []).length > MAX_LINKS)
    return `Please leave out web addresses; at most ${MAX_LINKS} are accepted`;
  return null;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_LENGTHS = { min: 3, max: 60 } as const;

/** Returns whether a text can be the last segment of a form's URL: lower-case letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return text.length >= SLUG_LENGTHS.min && isAtMost(text, SLUG_LENGTHS.max) && SLUG.test(text);
}

/** Returns the slug for a practice's name: "St Mary's Plastic Surgery" becomes `st-marys-plastic-surgery`. */
export function toSlug(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTHS.max)
    .replace(/^-+|-+$/g, '');
  return plain.length >= SLUG_LENGTHS.min ? plain : `practice${plain && `-${plain}`}`;
}

const ORIGIN = /^https:\/\/[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:\d{1,5})?$/;

/** Returns the origin of a website as typed (a trailing slash is accepted), or null if it is not a valid https origin. */
export function parseWebOrigin(typed: string): string | null {
  const plain = typed.trim().toLowerCase().replace(/\/+$/, '');
  return plain.length <= 200 && ORIGIN.test(plain) ? plain : null;
}
