import type { MailEvent, SuppressionReason } from '@quillcare/contracts';

/** This many emails to an address with temporary failures, within SOFT_BOUNCE_DAYS days, count as a permanent bounce. */
export const SOFT_BOUNCES_TO_SUPPRESS = 3;
export const SOFT_BOUNCE_DAYS = 30;

// Only a format check. Whether the email is really ours is decided by the stored email, which has the whole Message-ID.
const OWN_MESSAGE_ID = /^<?(([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@[a-z\d.-]{1,253})>?$/i;

/** Returns the email id in a Message-ID of our format, or null. */
export function mailIdIn(messageId: string): { mailId: string; messageId: string } | null {
  const [, whole, mailId] = OWN_MESSAGE_ID.exec(messageId.trim()) ?? [];
  return whole && mailId ? { mailId: mailId.toLowerCase(), messageId: `<${whole.toLowerCase()}>` } : null;
}

/**
 * Identifies an incident, whichever way it is reported: an email bounces, or is complained about, only once. Temporary failures
 * may occur several times.
 */
export function reportKey({ id, type }: Pick<MailEvent, 'id' | 'type'>): string {
  return type === 'SOFT_BOUNCE' ? `SOFT_BOUNCE:${id}` : type;
}

/** Describes a report to staff, without codes. */
export function bounceReason({ status }: Pick<MailEvent, 'status'>): string {
  return `${describeStatus(status)}.`;
}

/**
 * Describes a report in the details of the email, with the status and the remote server's text, from which addresses are removed.
 */
export function bounceDetail({ status, detail }: Pick<MailEvent, 'status' | 'detail'>): string {
  const code = status ? ` (${status})` : '';
  const reply = withoutAddresses(detail ?? '');
  const quoted = reply ? ` The other server said: “${reply}”` : '';
  return `${describeStatus(status)}${code}.${quoted}`;
}

function describeStatus(status: MailEvent['status']): string {
  return MEANINGS[status ?? ''] ?? MEANINGS[(status ?? '').replace(/\.\d+$/, '')] ?? 'The email came back';
}

// RFC 3463. Looked up by the full status, then by its first two parts.
const MEANINGS: Readonly<Record<string, string>> = {
  '5.1.1': 'This email address does not exist',
  '5.1.2': 'The part of this address after the @ does not receive email',
  '5.1.3': 'There is a mistake in this email address',
  '5.1.6': 'This email address is no longer in use',
  '5.1.10': 'This email address does not accept emails',
  '5.2.1': 'This mailbox has been switched off',
  '5.2.2': 'This mailbox is full',
  '4.2.2': 'This mailbox is full',
  '5.1': 'This email address does not exist',
  '5.2': 'The mailbox does not accept emails',
  '5.4': 'The email provider of this address could not be reached',
  '5.7': 'The email provider of this address refused the email',
  '4.2': 'The mailbox is not accepting emails at the moment',
  '4.4': 'The email provider of this address could not be reached',
};

const MAX_DETAIL_LENGTH = 160;
const ADDRESS = /\S*@\S*/g;
const INVISIBLE_CHARACTERS =
  /[\s\u0000-\u001f\u007f-\u009f\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]+/g;

function withoutAddresses(text: string): string {
  return text.replace(INVISIBLE_CHARACTERS, ' ').replace(ADDRESS, '…').trim().slice(0, MAX_DETAIL_LENGTH);
}

/** Returns why a report suppresses its address, or null if it does not. `softBounced` includes this report. */
export function suppressionReason(type: MailEvent['type'], softBounced: number): SuppressionReason | null {
  if (type === 'BOUNCE') return 'HARD_BOUNCE';
  if (type === 'COMPLAINT') return 'COMPLAINT';
  return softBounced >= SOFT_BOUNCES_TO_SUPPRESS ? 'SOFT_BOUNCES' : null;
}
