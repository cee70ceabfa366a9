import { formatDate } from '@quillcare/rules';
import { z } from 'zod';
import { contactOf, layOut, practiceFacts, type RenderedMail } from './layout';

export const quoteReadyParams = z.object({
  firstName: z.string(),
  practice: practiceFacts,
  /** The patient's link: a secret. */
  link: z.string(),
  /** The last valid day, YYYY-MM-DD. */
  validUntil: z.string(),
});

/** To the patient: a quote is ready, with its link. */
export function quoteReady({
  firstName,
  practice,
  link,
  validUntil,
}: z.infer<typeof quoteReadyParams>): RenderedMail {
  return layOut({
    subject: `Your quote from ${practice.name} is ready`,
    greeting: `Dear ${firstName},`,
    paragraphs: [
      `${practice.name} has prepared a quote for you. Open it with your personal link; you will be asked for your date of birth first.`,
      `The quote is valid until the end of ${formatDate(validUntil)}. On its page you can accept it, decline it or ask a question.`,
      'The link is meant for you alone: please do not pass it on.',
      `Do you have a question, or is this email not for you? Please contact us: ${contactOf(practice)}.`,
    ],
    action: { label: 'Open your quote', url: link },
    signOff: ['Kind regards', practice.name],
    replyTo: practice.email,
  });
}
