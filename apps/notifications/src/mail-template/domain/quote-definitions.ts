import type { MailTemplateKey, MailVariable } from '@quillcare/contracts';
import { COMMON_VARIABLES, GREETING, type TemplateDefinition } from './template-definition';

const PRIVATE =
  'You will be asked to confirm who you are first. The link is only for you, so please do not share it.';
const CONTACT =
  'If you would like to talk to us, or this email is not for you, please contact us: {{practiceContact}}.';

type LinkTemplateKey = Extract<
  MailTemplateKey,
  | 'QUOTE_READY'
  | 'REMINDER_EXPIRY'
  | 'REMINDER_SILENCE'
  | 'QUOTE_ANSWER'
  | 'QUOTE_CHANGE'
  | 'CONFIRM_RECORD'
  | 'DOCUMENT_READY'
  | 'WITHDRAWAL_RECEIVED'
  | 'DISPUTE_SETTLED'
  | 'DEPOSIT_RECEIPT'
>;

/** Defines an email with a button that links to the patient's quote. */
function defineLinkMail(
  subject: string,
  buttonLabel: string,
  says: readonly string[],
  variables: readonly MailVariable[],
): TemplateDefinition {
  return {
    words: { subject, heading: subject, greeting: GREETING, paragraphs: [...says], buttonLabel },
    variables: [...COMMON_VARIABLES, ...variables],
    needed: [],
  };
}

/** Defines an email with news about a quote that the patient already knows. */
function defineNewsMail(
  subject: string,
  buttonLabel: string,
  says: readonly string[],
  variables: readonly MailVariable[] = [],
): TemplateDefinition {
  return defineLinkMail(subject, buttonLabel, [...says, PRIVATE, CONTACT], ['quoteNumber', ...variables]);
}

/** Defines a reminder, which states the facts without urging. */
function defineReminderMail(subject: string, says: string): TemplateDefinition {
  const paragraphs = [
    says,
    'On your quote’s page you can accept it, decline it or ask a question. You will be asked to confirm who you are first. The link is only for you, so please do not share it.',
    'You do not have to do anything. If you would like to talk to us, or this email is not for you, please contact us: {{practiceContact}}.',
  ];
  return defineLinkMail(subject, 'Open your quote', paragraphs, ['quoteNumber', 'validUntil']);
}

export const QUOTE_DEFINITIONS: Readonly<Record<LinkTemplateKey, TemplateDefinition>> = {
  QUOTE_READY: defineLinkMail(
    'Your quote from {{practiceName}} is ready',
    'Open your quote',
    [
      '{{practiceName}} has prepared a quote for you. Open it with your personal link; you will be asked to confirm your identity first.',
      'The quote is valid until the end of {{validUntil}}. On its page you can accept it, decline it or ask a question.',
      'The link is only for you, so please do not share it.',
      'Do you have a question, or is this email not for you? Please contact us: {{practiceContact}}.',
    ],
    ['validUntil'],
  ),
  REMINDER_EXPIRY: defineReminderMail(
    'Your quote from {{practiceName}} is valid until {{validUntil}}',
    'Quote {{quoteNumber}}, which {{practiceName}} sent you, is valid until the end of {{validUntil}}.',
  ),
  REMINDER_SILENCE: defineReminderMail(
    'Your quote from {{practiceName}}',
    '{{practiceName}} sent you quote {{quoteNumber}}. It is valid until the end of {{validUntil}}.',
  ),
  QUOTE_ANSWER: defineNewsMail('{{practiceName}} has answered your question', 'Read the answer', [
    '{{practiceName}} has answered your question about quote {{quoteNumber}}.',
    'You can read the answer and reply on your quote’s page. You can also accept or decline the quote there while it is open.',
  ]),
  QUOTE_CHANGE: defineNewsMail(
    '{{practiceName}} has proposed a change to your quote',
    'See what would change',
    [
      '{{practiceName}} would like to change quote {{quoteNumber}}, which you have accepted.',
      'Your quote’s page shows what would change. What you have signed stays in force until you sign the change.',
    ],
  ),
  CONFIRM_RECORD: defineNewsMail(
    'Please say whether what {{practiceName}} recorded is right',
    'Yes, that is right',
    [
      '{{practiceName}} recorded on {{recordedDay}} that you accepted quote {{quoteNumber}} {{recordedWay}}. Is that right?',
      'Either answer opens your quote’s page, where you can read what was recorded before you confirm it. If it is not right, nothing is booked until the practice has talked to you.',
    ],
    ['recordedDay', 'recordedWay'],
  ),
  DOCUMENT_READY: defineNewsMail('Your acceptance document is ready', 'Download your document', [
    'The document for your acceptance of quote {{quoteNumber}} from {{practiceName}} is ready, with its certificate of completion.',
    'Open your quote’s page to download it as a PDF file. You can download it there again later.',
    'If you did not sign it, please say so on that page, or contact us.',
  ]),
  DISPUTE_SETTLED: defineNewsMail(
    '{{practiceName}} has looked into your acceptance',
    'Read what was decided',
    [
      'You told {{practiceName}} that the acceptance of quote {{quoteNumber}} was not right.',
      'The practice has looked into it. Your quote’s page says what was decided and why. If you do not agree, please tell us.',
    ],
  ),
  // The receipt is inserted before the last paragraph: amount, date, card and payee.
  DEPOSIT_RECEIPT: defineNewsMail('Your receipt from {{practiceName}}', 'Open your receipt', [
    '{{practiceName}} has received your payment for quote {{quoteNumber}}. Thank you.',
    'Your quote’s page has this receipt too, and explains what happens to the payment if your booking is cancelled.',
  ]),
  WITHDRAWAL_RECEIVED: defineNewsMail('{{practiceName}} has received your withdrawal', 'Open your quote', [
    'You have withdrawn your acceptance of quote {{quoteNumber}}, and {{practiceName}} has been told.',
    'You do not need to do anything else. Your quote’s page shows when you withdrew.',
  ]),
};
