import { CODE_VALID_SECONDS, type MailTemplateKey } from '@quillcare/contracts';
import { filledWords, type MailValues } from '../../../mail-template/domain/mail-words';
import { TEMPLATE_DEFINITIONS } from '../../../mail-template/domain/template-definitions';
import { PRODUCT_STYLE, type MailStyle } from '../mail-style';
import { contactOf, layOut, type MailParts, type PracticeFacts, type RenderedMail } from './layout';

/** What an email to a patient is about. Nothing else can get into it. */
export interface PatientMailFacts {
  firstName: string;
  practice: PracticeFacts;
  quoteNumber?: string;
  /** The last valid day, in words. */
  validUntil?: string;
  /** The day of a booking and the day before it was moved, in words. */
  bookingDay?: string;
  previousDay?: string;
  /** The day on which staff recorded an acceptance, in words, and by which way it was given. */
  recordedDay?: string;
  recordedWay?: string;
  /** Six digits: a secret. */
  code?: string;
  /** Where the button leads: the patient's link, a secret. */
  link?: string;
  /** A second button, for the other answer. Not the practice's to change: both must be there. */
  otherwise?: MailParts['otherwise'];
  /** A paragraph before the last one. Not the practice's to change: the patient has a right to know. */
  mustSay?: string;
  /** How the patient stops such emails. Not the practice's to change: it must be true, and it must be there. */
  unsubscribe?: MailParts['unsubscribe'];
}

/** An email to a patient, in the practice's words or the product's. */
export function patientMail(
  key: MailTemplateKey,
  facts: PatientMailFacts,
  style: MailStyle = PRODUCT_STYLE,
): RenderedMail {
  const { practice, link, unsubscribe, mustSay, otherwise } = facts;
  const given = style.words[key] ?? TEMPLATE_DEFINITIONS[key].words;
  const { subject, heading, greeting, paragraphs, buttonLabel } = filledWords(given, valuesOf(facts));
  return layOut({
    subject,
    heading,
    greeting,
    paragraphs:
      mustSay === undefined ? paragraphs : [...paragraphs.slice(0, -1), mustSay, ...paragraphs.slice(-1)],
    ...(link !== undefined && buttonLabel !== null ? { action: { label: buttonLabel, url: link } } : {}),
    ...(otherwise ? { otherwise } : {}),
    ...(style.showsLogo ? { logoOf: practice.name } : {}),
    ...(unsubscribe ? { unsubscribe } : {}),
    signOff: ['Kind regards', ...(style.signature?.split('\n') ?? [practice.name])],
    replyTo: style.replyTo ?? practice.email,
  });
}

function valuesOf(facts: PatientMailFacts): MailValues {
  const { firstName, practice, quoteNumber, validUntil, bookingDay, previousDay, code } = facts;
  const { recordedDay, recordedWay } = facts;
  return {
    firstName,
    quoteNumber,
    validUntil,
    bookingDay,
    previousDay,
    recordedDay,
    recordedWay,
    practiceName: practice.name,
    practiceContact: contactOf(practice),
    ...(code === undefined ? {} : { code, codeMinutes: String(CODE_VALID_SECONDS / 60) }),
  };
}
