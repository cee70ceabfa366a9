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

/** An email to one person. */
export interface Letter {
  recipient: string;
  content: MailContent;
  /** Deduplicates within a practice: an email with the same key is sent once. */
  dedupeKey: string;
  quote: { id: string; number: string; revision: number } | null;
}

/** The practice as named in its emails. */
export function practiceOf({ name, phone, email }: Organisation): PracticeFacts {
  return { name, phone, email };
}

/** The quote that an email is about. */
export function quoteOf({ id, quoteNumber, revision }: Quote): NonNullable<Letter['quote']> {
  return { id, number: quoteNumber, revision };
}

/** The email with the patient's link; `linkId` is null in jobs of the previous version. */
export function quoteLetter(
  quote: Quote,
  organisation: Organisation,
  link: string,
  linkId: string | null = null,
): Letter {
  const { firstName, email } = quote.client;
  return {
    recipient: email,
    content: {
      template: 'quote-ready',
      params: { firstName, practice: practiceOf(organisation), link, validUntil: quote.validUntil },
    },
    dedupeKey: ['quote-ready', quote.id, quote.revision, ...(linkId === null ? [] : [linkId])].join(':'),
    quote: quoteOf(quote),
  };
}

/** An email about an account, with the content from identity. */
export function accountLetter({ recipient, ...content }: AccountMail, dedupeKey: string): Letter {
  return { recipient, content, dedupeKey, quote: null };
}

/** The key of the email about a contact message. */
export function contactMailKey(messageId: string): string {
  return `contact-message:${messageId}`;
}

/** A visitor's message, to the operator of the platform. */
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

/** The welcome email to the first administrator of a practice. */
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
