import { todayIn } from '@quillcare/rules';
import {
  TRIAL_DAYS,
  type AccountMail,
  type ContactMessage,
  type Organisation,
  type Quote,
} from '@quillcare/contracts';
import type { MailContent } from './mail-content';
import type { PracticeFacts } from './templates/layout';

/** A mail to be sent to one person. */
export interface Letter {
  recipient: string;
  content: MailContent;
  /** The same key twice in a practice is the same mail: it is sent once. */
  dedupeKey: string;
  quote: { id: string; number: string; revision: number } | null;
}

/** The practice as its mails name it. */
export function practiceOf({ name, phone, email }: Organisation): PracticeFacts {
  return { name, phone, email };
}

/** What a mail keeps of the quote that it is about. */
export function quoteOf({ id, quoteNumber, revision }: Quote): NonNullable<Letter['quote']> {
  return { id, number: quoteNumber, revision };
}

/** Brings the patient the link. */
export function quoteLetter(quote: Quote, organisation: Organisation, link: string): Letter {
  const { firstName, email } = quote.client;
  return {
    recipient: email,
    content: {
      template: 'quote-ready',
      params: { firstName, practice: practiceOf(organisation), link, validUntil: quote.validUntil },
    },
    dedupeKey: `quote-ready:${quote.id}:${quote.revision}`,
    quote: quoteOf(quote),
  };
}

/** A mail about an account, as identity wrote it. */
export function accountLetter({ recipient, ...content }: AccountMail, dedupeKey: string): Letter {
  return { recipient, content, dedupeKey, quote: null };
}

/** One mail for each message, which is found by its key again. */
export function contactMailKey(messageId: string): string {
  return `contact-message:${messageId}`;
}

/** Brings the operator of the platform what a visitor wrote. */
export function contactLetter(
  { id, ...written }: Omit<ContactMessage, 'createdAt' | 'mailState'>,
  operator: string,
  publicUrl: string,
): Letter {
  return {
    recipient: operator,
    content: {
      template: 'contact-message',
      params: { ...written, link: `${publicUrl}/admin/contact-messages` },
    },
    dedupeKey: contactMailKey(id),
    quote: null,
  };
}

const DAY_MS = 86_400_000;

export interface NewPractice {
  userId: string;
  name: string;
  email: string;
  organisationName: string;
  timeZone: string;
  signedUpAt: Date;
}

/** Greets the first administrator of a practice. */
export function welcomeLetter(practice: NewPractice, publicUrl: string): Letter {
  const { userId, name, email, organisationName, timeZone, signedUpAt } = practice;
  const trialEndDate = todayIn(new Date(signedUpAt.getTime() + TRIAL_DAYS * DAY_MS), timeZone);
  return {
    recipient: email,
    content: {
      template: 'welcome',
      params: { name, organisationName, trialEndDate, loginUrl: `${publicUrl}/login` },
    },
    dedupeKey: `welcome:${userId}`,
    quote: null,
  };
}
