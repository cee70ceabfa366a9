import { isAtMost } from './text-length';

/** The ways in which a practice may contact somebody, each agreed to by itself. */
export const CONTACT_WAYS = ['email', 'phone', 'sms'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];

/** What somebody who asks agrees to, word for word as the form shows it and the practice keeps it. */
export function consentWords(practice: string): Record<ContactWay, string> {
  return {
    email: `${practice} may email me about my enquiry.`,
    phone: `${practice} may call me about my enquiry.`,
    sms: `${practice} may send me text messages about my enquiry.`,
  };
}

/** How somebody can be reached, and what they agreed to. */
export interface Reachable {
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

/** What is missing for an answer to an enquiry: an address or a number, and the agreement to use it. */
export function reachProblems(given: Reachable): EnquiryProblem[] {
  const { email, phone, consentEmail, consentPhone, consentSms } = given;
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
/** A person may link a picture or a page; advertisements link more. */
const MOST_ADDRESSES = 2;

/** Why a message reads like an advertisement rather than a question of a person; null if it does not. */
export function spamProblem(message: string | null | undefined): string | null {
  if (!message) return null;
  if (MARKUP.test(message)) return 'Please write plain text without HTML or link codes';
  if ((message.match(WEB_ADDRESS) ?? []).length > MOST_ADDRESSES)
    return `Please leave out web addresses; at most ${MOST_ADDRESSES} are accepted`;
  return null;
}

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
export const SLUG_LENGTHS = { min: 3, max: 60 } as const;

/** Whether a text can be the last part of a form's address: small letters, digits and single hyphens. */
export function isSlug(text: string): boolean {
  return text.length >= SLUG_LENGTHS.min && isAtMost(text, SLUG_LENGTHS.max) && SLUG.test(text);
}

/** The address that a practice's name suggests: "St Mary's Plastic Surgery" is `st-marys-plastic-surgery`. */
export function slugOf(name: string): string {
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

/** The origin of a website as people type it (a trailing slash is fine); null for anything that is none. Only https. */
export function webOrigin(typed: string): string | null {
  const plain = typed.trim().toLowerCase().replace(/\/+$/, '');
  return plain.length <= 200 && ORIGIN.test(plain) ? plain : null;
}
