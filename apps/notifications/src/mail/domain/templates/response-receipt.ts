import { z } from 'zod';
import { contactOf, layOut, practiceFacts, type RenderedMail } from './layout';

export const patientAnswer = z.enum(['accepted', 'rejected', 'asked']);
export type PatientAnswer = z.infer<typeof patientAnswer>;

export const responseReceiptParams = z.object({
  firstName: z.string(),
  practice: practiceFacts,
  quoteNumber: z.string(),
  answer: patientAnswer,
});
type Params = z.infer<typeof responseReceiptParams>;

const WORDS: Record<
  PatientAnswer,
  { subject: (practice: string) => string; says: (quoteNumber: string) => string; next: string }
> = {
  accepted: {
    subject: (practice) => `${practice} has received your acceptance`,
    says: (quoteNumber) =>
      `Thank you. You have accepted and signed quote ${quoteNumber}, and we have received it.`,
    next: 'We will contact you soon to arrange the next steps.',
  },
  rejected: {
    subject: (practice) => `${practice} has received your answer`,
    says: (quoteNumber) => `You have declined quote ${quoteNumber}, and we have received your answer.`,
    next: 'Our team may contact you to discuss alternatives. There is nothing more that you need to do.',
  },
  asked: {
    subject: (practice) => `${practice} has received your question`,
    says: (quoteNumber) => `Thank you for your question about quote ${quoteNumber}. We have received it.`,
    next: 'We will answer as soon as possible. You can still accept or decline the quote with the link that we sent you.',
  },
};

/** To the patient: the answer was received. */
export function responseReceipt({ firstName, practice, quoteNumber, answer }: Params): RenderedMail {
  const words = WORDS[answer];
  return layOut({
    subject: words.subject(practice.name),
    greeting: `Dear ${firstName},`,
    paragraphs: [
      words.says(quoteNumber),
      words.next,
      `If this was not you, or if you would like to talk to us, please contact us: ${contactOf(practice)}.`,
    ],
    signOff: ['Kind regards', practice.name],
    replyTo: practice.email,
  });
}
