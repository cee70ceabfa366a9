import { z } from 'zod';
import { layOut, type RenderedMail } from './layout';

export const contactMessageParams = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  practiceName: z.string(),
  message: z.string(),
  /** Where super admins read all messages. */
  link: z.string(),
});

/** To the operator of the platform: a message from the contact form. */
export function contactMessage(params: z.infer<typeof contactMessageParams>): RenderedMail {
  const { firstName, lastName, email, practiceName, message, link } = params;
  const sender = `${firstName} ${lastName}`;
  return layOut({
    // Subjects are stored in plain text with the mail's record, so they contain no person's name.
    subject: `Contact form: ${practiceName}`,
    greeting: 'Hello,',
    paragraphs: [
      `${sender} of ${practiceName} wrote to you by the contact form:`,
      `Replies to this email go to ${email}.`,
    ],
    quotation: message,
    action: { label: 'All messages', url: link },
    signOff: ['Sent by Quillcare'],
    replyTo: email,
  });
}
