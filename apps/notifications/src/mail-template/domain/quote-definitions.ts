import type { MailTemplateKey, MailVariable } from '@quillcare/contracts';
import { COMMON_VARIABLES, GREETING, type TemplateDefinition } from './template-definition';

const PRIVATE =
  'You will be asked to confirm who you are first. The link is meant for you alone: please do not pass it on.';
const CONTACT =
  'If you would like to talk to us, or this email is not for you, please contact us: {{practiceContact}}.';

type WithLink = Extract<
  MailTemplateKey,
  | 'QUOTE_READY'
  | 'REMINDER_EXPIRY'
  | 'REMINDER_SILENCE'
  | 'QUOTE_ANSWER'
  | 'QUOTE_CHANGE'
  | 'CONFIRM_RECORD'
  | 'DOCUMENT_READY'
  | 'WITHDRAWAL_RECEIVED'
>;

/** An email with a link to the patient's quote, whose button leads there. */
function withLink(
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

/** About something that happened with a quote that the patient knows. */
function news(subject: string, buttonLabel: string, says: readonly string[]): TemplateDefinition {
  return withLink(subject, buttonLabel, [...says, PRIVATE, CONTACT], ['quoteNumber']);
}

/** Says what is so, and urges nobody. */
function reminder(subject: string, says: string): TemplateDefinition {
  const paragraphs = [
    says,
    'On the page of your quote you can accept it, decline it or ask a question. You will be asked to confirm who you are first. The link is meant for you alone: please do not pass it on.',
    'You do not have to do anything. If you would like to talk to us, or this email is not for you, please contact us: {{practiceContact}}.',
  ];
  return withLink(subject, 'Open your quote', paragraphs, ['quoteNumber', 'validUntil']);
}

/** Emails that bring a link to a quote. */
export const QUOTE_DEFINITIONS: Readonly<Record<WithLink, TemplateDefinition>> = {
  QUOTE_READY: withLink(
    'Your quote from {{practiceName}} is ready',
    'Open your quote',
    [
      '{{practiceName}} has prepared a quote for you. Open it with your personal link; you will be asked to confirm your identity first.',
      'The quote is valid until the end of {{validUntil}}. On its page you can accept it, decline it or ask a question.',
      'The link is meant for you alone: please do not pass it on.',
      'Do you have a question, or is this email not for you? Please contact us: {{practiceContact}}.',
    ],
    ['validUntil'],
  ),
  REMINDER_EXPIRY: reminder(
    'Your quote from {{practiceName}} is valid until {{validUntil}}',
    'Quote {{quoteNumber}}, which {{practiceName}} sent you, is valid until the end of {{validUntil}}.',
  ),
  REMINDER_SILENCE: reminder(
    'Your quote from {{practiceName}}',
    '{{practiceName}} sent you quote {{quoteNumber}}. It is valid until the end of {{validUntil}}.',
  ),
  QUOTE_ANSWER: news('{{practiceName}} has answered your question', 'Read the answer', [
    '{{practiceName}} has answered your question about quote {{quoteNumber}}.',
    'You can read the answer and reply on the page of your quote. You can also accept or decline the quote there while it is open.',
  ]),
  QUOTE_CHANGE: news('{{practiceName}} has proposed a change to your quote', 'See what would change', [
    '{{practiceName}} would like to change quote {{quoteNumber}}, which you have accepted.',
    'The page of your quote shows what would change. What you have signed stays in force until you sign the change.',
  ]),
  CONFIRM_RECORD: news('Please confirm what {{practiceName}} recorded', 'Check and confirm', [
    '{{practiceName}} has recorded that you accepted quote {{quoteNumber}}, by telephone or on paper.',
    'Please open the page of your quote and say whether that is right. If it is not, say so there and the practice will contact you.',
  ]),
  DOCUMENT_READY: news('The document of your acceptance is ready', 'Download your document', [
    'The document of your acceptance of quote {{quoteNumber}} of {{practiceName}} is ready, together with its certificate of completion.',
    'Open the page of your quote to download it as a PDF file. You can download it there again later.',
  ]),
  WITHDRAWAL_RECEIVED: news('{{practiceName}} has received your withdrawal', 'Open your quote', [
    'You have withdrawn your acceptance of quote {{quoteNumber}}, and {{practiceName}} has been told.',
    'There is nothing more that you need to do. The page of your quote shows when you withdrew.',
  ]),
};
