import type { MailTemplateKey, MailVariable } from '@quillcare/contracts';
import { COMMON_VARIABLES, GREETING, type TemplateDefinition } from './template-definition';

const NOT_YOU =
  'If this was not you, or if you would like to talk to us, please contact us: {{practiceContact}}.';

type ReceiptTemplateKey = Extract<
  MailTemplateKey,
  `RECEIPT_${string}` | 'IDENTITY_CODE' | 'SIGNATORY_CODE' | 'ENQUIRY_RECEIVED'
>;

function definePlainMail(
  subject: string,
  paragraphs: readonly string[],
  { variables, needed = [] }: { variables: readonly MailVariable[]; needed?: readonly MailVariable[] },
): TemplateDefinition {
  return {
    words: { subject, heading: subject, greeting: GREETING, paragraphs: [...paragraphs], buttonLabel: null },
    variables: [...COMMON_VARIABLES, ...variables],
    needed,
  };
}

function receipt(subject: string, ...says: readonly string[]): TemplateDefinition {
  return definePlainMail(subject, [...says, NOT_YOU], { variables: ['quoteNumber'] });
}

const ANSWER_RECEIVED = '{{practiceName}} has received your answer';
const ACCEPTANCE_RECEIVED = '{{practiceName}} has received your acceptance';

export const RECEIPT_DEFINITIONS: Readonly<Record<ReceiptTemplateKey, TemplateDefinition>> = {
  RECEIPT_ACCEPTED: receipt(
    ACCEPTANCE_RECEIVED,
    'Thank you. You have accepted and signed quote {{quoteNumber}}, and we have received it.',
    'We will contact you soon to arrange the next steps.',
  ),
  RECEIPT_DECLINED: receipt(
    ANSWER_RECEIVED,
    'You have declined quote {{quoteNumber}}, and we have received your answer.',
    'Our team may contact you to discuss alternatives. You do not need to do anything else.',
  ),
  RECEIPT_QUESTION: receipt(
    '{{practiceName}} has received your question',
    'Thank you for your question about quote {{quoteNumber}}. We have received it.',
    'We will answer as soon as possible. You can still accept or decline the quote with the link that we sent you.',
  ),
  RECEIPT_CHANGE_ACCEPTED: receipt(
    ACCEPTANCE_RECEIVED,
    'Thank you. You have accepted and signed the change to quote {{quoteNumber}}.',
    'It replaces what you signed before.',
  ),
  RECEIPT_CHANGE_DECLINED: receipt(
    ANSWER_RECEIVED,
    'You have declined the change to quote {{quoteNumber}}, and we have received your answer.',
    'What you signed before still stands. Our team may contact you about it.',
  ),
  // No link, so that the code is useless by itself.
  IDENTITY_CODE: definePlainMail(
    'Your code for {{practiceName}}',
    [
      'Your code is {{code}}. Enter it on your quote’s page from {{practiceName}}.',
      'The code works once, for {{codeMinutes}} minutes, on the device where you asked for it. Nobody from the practice will ever ask you for it.',
      'If you did not ask for a code, you can ignore this email. Questions? Please contact us: {{practiceContact}}.',
    ],
    { variables: ['code', 'codeMinutes'], needed: ['code'] },
  ),
  // Names nobody, because the address may be somebody else's.
  SIGNATORY_CODE: {
    words: {
      subject: 'Your code for {{practiceName}}',
      heading: 'Your code for {{practiceName}}',
      greeting: 'Hello,',
      paragraphs: [
        'Your code is {{code}}. Enter it on the page for the quote from {{practiceName}} that you are about to sign for somebody.',
        'The code works once, for {{codeMinutes}} minutes, on the device where you asked for it. Nobody from the practice will ever ask you for it.',
        'If you are not signing for anybody, please ignore this email and let us know: {{practiceContact}}.',
      ],
      buttonLabel: null,
    },
    variables: ['practiceName', 'practiceContact', 'code', 'codeMinutes'],
    needed: ['code'],
  },
  // Repeats nothing of the enquiry, because the address may be somebody else's.
  ENQUIRY_RECEIVED: definePlainMail(
    '{{practiceName}} has received your enquiry',
    [
      'Thank you for your enquiry. We have received it.',
      'A member of our team will contact you in one of the ways you chose.',
      'If you did not write to us, or would like to talk to us now, please contact us: {{practiceContact}}.',
    ],
    { variables: [] },
  ),
};
