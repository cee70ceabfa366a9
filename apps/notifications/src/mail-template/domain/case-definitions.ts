import type { MailTemplateKey, MailVariable } from '@quillcare/contracts';
import { COMMON_VARIABLES, GREETING, type TemplateDefinition } from './template-definition';

const CONTACT =
  'If you have any questions, or this email is not for you, please contact us: {{practiceContact}}.';

type CaseTemplateKey = Extract<MailTemplateKey, `CASE_${string}`>;

/** Defines an email about the day of a booking. No variable can name the procedure or the surgeon. */
function defineCaseMail(
  subject: string,
  paragraphs: readonly string[],
  needed: readonly MailVariable[],
  others: readonly MailVariable[] = [],
): TemplateDefinition {
  return {
    words: {
      subject,
      heading: subject,
      greeting: GREETING,
      paragraphs: [...paragraphs, CONTACT],
      buttonLabel: null,
    },
    variables: [...COMMON_VARIABLES, 'quoteNumber', ...needed, ...others],
    needed,
  };
}

export const CASE_DEFINITIONS: Readonly<Record<CaseTemplateKey, TemplateDefinition>> = {
  CASE_SCHEDULED: defineCaseMail(
    'Your booking with {{practiceName}}',
    [
      'Your booking for quote {{quoteNumber}} is on {{bookingDay}}.',
      'We will tell you when and where to arrive, and what to do beforehand. If this day does not suit you, please let us know as soon as you can.',
    ],
    ['bookingDay'],
  ),
  CASE_MOVED: defineCaseMail(
    'Your booking with {{practiceName}} has moved',
    [
      'Your booking for quote {{quoteNumber}} is now on {{bookingDay}}. It is no longer on {{previousDay}}.',
      'If the new day does not suit you, please let us know as soon as you can.',
    ],
    ['bookingDay'],
    ['previousDay'],
  ),
  CASE_RELEASED: defineCaseMail(
    'Your booking with {{practiceName}} needs a new day',
    [
      'Your booking for quote {{quoteNumber}} is no longer on {{previousDay}}.',
      'We will contact you to arrange another day.',
    ],
    ['previousDay'],
  ),
  CASE_CANCELLED: defineCaseMail(
    'Your booking with {{practiceName}} has been cancelled',
    ['Your booking for quote {{quoteNumber}} has been cancelled.'],
    [],
  ),
};
