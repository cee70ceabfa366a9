import { addresseeOf, formatDate, formatPhone, todayIn } from '@quillcare/rules';
import {
  TRIAL_DAYS,
  type AccountMail,
  type ContactMessage,
  type Organisation,
  type PaidDeposit,
  type Quote,
  type QuoteMailKind,
} from '@quillcare/contracts';
import type { MailedQuote } from '../mailed-quote';
import type { MailContent } from './mail-content';
import type { PracticeFacts } from './templates/layout';

export interface Letter {
  recipient: string;
  content: MailContent;
  /** Unique per practice: an email with the same key is sent only once. */
  dedupeKey: string;
  quote: { id: string; number: string; revision: number } | null;
  /** Earliest time to send it; immediately if missing. Only `dispatchAll` honours it. */
  notBefore?: Date;
}

export function toPracticeFacts({ name, phone, email, country }: Organisation): PracticeFacts {
  return { name, phone: phone && formatPhone(phone, country), email };
}

export function quoteOf({ id, quoteNumber, revision }: Quote): NonNullable<Letter['quote']> {
  return { id, number: quoteNumber, revision };
}

/** What an email about a quote carries: the link or, for the two code kinds, the code. */
export interface QuoteMailPayload {
  kind: QuoteMailKind;
  secret: string;
  /** Id of the link or code. Null in jobs enqueued by the previous release. */
  id: string | null;
  /** Overrides the usual recipient of the quote's emails. */
  recipient?: string | null;
  /** The payment, for a deposit receipt. */
  receipt?: PaidDeposit | null;
}

/** Creates an email to the patient about a quote. The same link or code is emailed only once per kind. */
export function quoteLetter(
  quote: MailedQuote,
  organisation: Organisation,
  carried: QuoteMailPayload,
): Letter {
  const { kind, id } = carried;
  return {
    recipient: carried.recipient ?? addresseeOf(quote, quote.varied).email,
    content: quoteMailContent(carried, quote, organisation),
    dedupeKey: [
      kind === 'QUOTE' ? 'quote-ready' : `quote-mail:${kind}`,
      quote.id,
      quote.revision,
      ...(id === null ? [] : [id]),
    ].join(':'),
    quote: quoteOf(quote),
  };
}

function quoteMailContent(
  { kind, secret, receipt }: QuoteMailPayload,
  quote: MailedQuote,
  organisation: Organisation,
): MailContent {
  const { quoteNumber, validUntil } = quote;
  const { firstName } = addresseeOf(quote, quote.varied);
  const practice = toPracticeFacts(organisation);
  switch (kind) {
    case 'QUOTE':
      return { template: 'quote-ready', params: { firstName, practice, link: secret, validUntil } };
    case 'CODE':
    case 'SIGNATORY_CODE': {
      const isForSignatory = kind === 'SIGNATORY_CODE';
      return { template: 'identity-code', params: { firstName, practice, code: secret, isForSignatory } };
    }
    // Brings a version to the patient like the first email, so its delivery is shown on the quote.
    case 'VARIATION':
      return { template: 'quote-change', params: { kind, firstName, practice, quoteNumber, link: secret } };
    case 'CONFIRM': {
      const recorded = recordedAcceptance(quote, organisation.timeZone);
      const params = { kind, firstName, practice, quoteNumber, link: secret, ...recorded };
      return { template: 'quote-news', params };
    }
    default: {
      const params = { kind, firstName, practice, quoteNumber, link: secret, receipt };
      return { template: 'quote-news', params };
    }
  }
}

function recordedAcceptance({ acceptance, respondedAt }: Quote, timeZone: string) {
  // Older acceptances have no `recordedAt`.
  const at = acceptance?.recordedAt ?? respondedAt;
  if (!acceptance || at === null) return {};
  const { mode, coolingOffEndsOn } = acceptance;
  const day = formatDate(todayIn(new Date(at), timeZone));
  return { recorded: { mode, day, coolingOffEndsOn } };
}

/** Creates an email about an account, with content from identity. */
export function accountLetter({ recipient, ...content }: AccountMail, dedupeKey: string): Letter {
  return { recipient, content, dedupeKey, quote: null };
}

export function contactMailKey(messageId: string): string {
  return `contact-message:${messageId}`;
}

/** Creates the email that forwards a visitor's message to the platform's operator. */
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

/**
 * Creates the welcome email for somebody who joined a practice. Shares its key with the first administrator's welcome, so nobody
 * gets both.
 */
export function accountWelcomeLetter(
  {
    userId,
    name,
    email,
    organisationName,
  }: Pick<NewPractice, 'userId' | 'name' | 'email' | 'organisationName'>,
  publicUrl: string,
): Letter {
  return {
    recipient: email,
    content: {
      template: 'welcome',
      params: { name, organisationName, trialEndDate: null, loginUrl: `${publicUrl}/login` },
    },
    dedupeKey: welcomeKey(userId),
    quote: null,
  };
}

/** One welcome email per person. */
const welcomeKey = (userId: string) => `welcome:${userId}`;

/** Creates the welcome email to a practice's first administrator. */
export function welcomeLetter(practice: NewPractice, publicUrl: string): Letter {
  const { userId, name, email, organisationName, timeZone, signedUpAt } = practice;
  const trialEndDate = todayIn(new Date(signedUpAt.getTime() + TRIAL_DAYS * DAY_MS), timeZone);
  return {
    recipient: email,
    content: {
      template: 'welcome',
      params: { name, organisationName, trialEndDate, loginUrl: `${publicUrl}/login` },
    },
    dedupeKey: welcomeKey(userId),
    quote: null,
  };
}
