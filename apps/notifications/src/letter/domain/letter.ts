import { formatDate, formatPhone, todayIn } from '@quillcare/rules';
import {
  TRIAL_DAYS,
  type AccountMail,
  type ContactMessage,
  type Organisation,
  type PaidDeposit,
  type Quote,
  type QuoteMailKind,
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
  /** Not before this instant; at once if it is missing. */
  notBefore?: Date;
}

/** The practice as named in its emails. */
export function practiceOf({ name, phone, email, country }: Organisation): PracticeFacts {
  return { name, phone: phone && formatPhone(phone, country), email };
}

/** The quote that an email is about. */
export function quoteOf({ id, quoteNumber, revision }: Quote): NonNullable<Letter['quote']> {
  return { id, number: quoteNumber, revision };
}

/** What a quote's email carries: the link or, in emails of kind CODE, the code. */
export interface QuoteSecret {
  kind: QuoteMailKind;
  /** The link, or the code. */
  secret: string;
  /** Its id; null in jobs of the previous version. */
  id: string | null;
  /** Where it goes if not to whom the quote's emails go. */
  recipient?: string | null;
  /** Of a deposit. */
  receipt?: PaidDeposit | null;
}

/** Who gets the emails about a quote: the patient, or whoever signed for them and asked for it. */
export function addresseeOf({ client, acceptance }: Pick<Quote, 'client' | 'acceptance'>): {
  email: string;
  firstName: string;
} {
  const signatory = acceptance?.signatory;
  if (signatory?.mailTo === 'SIGNATORY' && signatory.email)
    return { email: signatory.email, firstName: signatory.name };
  return { email: client.email, firstName: client.firstName };
}

/** An email to the patient about a quote. The same link, or code, is mailed once for each kind. */
export function quoteLetter(quote: Quote, organisation: Organisation, carried: QuoteSecret): Letter {
  const { kind, id } = carried;
  return {
    recipient: carried.recipient ?? addresseeOf(quote).email,
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
  { kind, secret, receipt }: QuoteSecret,
  quote: Quote,
  organisation: Organisation,
): MailContent {
  const { quoteNumber, validUntil } = quote;
  const { firstName } = addresseeOf(quote);
  const practice = practiceOf(organisation);
  switch (kind) {
    case 'QUOTE':
      return { template: 'quote-ready', params: { firstName, practice, link: secret, validUntil } };
    case 'CODE':
    case 'SIGNATORY_CODE': {
      const isForSignatory = kind === 'SIGNATORY_CODE';
      return { template: 'identity-code', params: { firstName, practice, code: secret, isForSignatory } };
    }
    // Like the first email it brings a version to the patient, so its delivery is shown on the quote.
    case 'VARIATION':
      return { template: 'quote-change', params: { kind, firstName, practice, quoteNumber, link: secret } };
    case 'CONFIRM': {
      const recorded = recordedOf(quote, organisation.timeZone);
      const params = { kind, firstName, practice, quoteNumber, link: secret, ...recorded };
      return { template: 'quote-news', params };
    }
    default: {
      const params = { kind, firstName, practice, quoteNumber, link: secret, receipt };
      return { template: 'quote-news', params };
    }
  }
}

function recordedOf({ acceptance, respondedAt }: Quote, timeZone: string) {
  // Acceptances from before it was kept have no instant of recording.
  const at = acceptance?.recordedAt ?? respondedAt;
  if (!acceptance || at === null) return {};
  const { mode, coolingOffEndsOn } = acceptance;
  const day = formatDate(todayIn(new Date(at), timeZone));
  return { recorded: { mode, day, coolingOffEndsOn } };
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

/** The welcome email to somebody who has an account, unless they had one as their practice's first administrator. */
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

/** Nobody is welcomed twice. */
const welcomeKey = (userId: string) => `welcome:${userId}`;

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
    dedupeKey: welcomeKey(userId),
    quote: null,
  };
}
