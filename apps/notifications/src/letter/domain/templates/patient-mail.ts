import { CODE_VALID_SECONDS, type MailTemplateKey } from '@quillcare/contracts';
import { fillWording, type MailValues } from '../../../mail-template/domain/mail-words';
import { TEMPLATE_DEFINITIONS } from '../../../mail-template/domain/template-definitions';
import { PRODUCT_STYLE, type MailStyle } from '../mail-style';
import { contactOf, renderLayout, type MailParts, type PracticeFacts, type RenderedMail } from './layout';

/** The only facts that can appear in an email to a patient. */
export interface PatientMailFacts {
  firstName: string;
  practice: PracticeFacts;
  quoteNumber?: string;
  /** Last day of validity, in words. */
  validUntil?: string;
  /** Day of the booking and its previous day, in words. */
  bookingDay?: string;
  previousDay?: string;
  /** Day on which staff recorded an acceptance and how it was given, in words. */
  recordedDay?: string;
  recordedWay?: string;
  /** Six digits. Secret. */
  code?: string;
  /** Target of the button: the patient's link. Secret. */
  link?: string;
  /** A second button for the opposite answer. Practices cannot change it, because both answers must be offered. */
  otherwise?: MailParts['otherwise'];
  /** Paragraph before the last one. Practices cannot change it, because the patient has a right to know. */
  mustSay?: string;
  /** How the patient unsubscribes. Practices cannot change or remove it. */
  unsubscribe?: MailParts['unsubscribe'];
}

/** Renders an email to a patient, in the practice's wording or the product's. */
export function patientMail(
  key: MailTemplateKey,
  facts: PatientMailFacts,
  style: MailStyle = PRODUCT_STYLE,
): RenderedMail {
  const { practice, link, unsubscribe, mustSay, otherwise } = facts;
  const given = style.words[key] ?? TEMPLATE_DEFINITIONS[key].words;
  const { subject, heading, greeting, paragraphs, buttonLabel } = fillWording(given, valuesOf(facts));
  return renderLayout({
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
