import { z } from 'zod';
import { layOut, type RenderedMail } from './layout';

export const contactMessageParams = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  practiceName: z.string(),
  message: z.string(),
  /** The page where super admins read all messages. */
  link: z.string(),
});

/** A message from the contact form, to the platform's operator. */
export function contactMessage(params: z.infer<typeof contactMessageParams>): RenderedMail {
  const { firstName, lastName, email, practiceName, message, link } = params;
  const sender = `${firstName} ${lastName}`;
  return layOut({
    // Subjects are stored unencrypted with the mail's record, so they must not contain a person's name.
    subject: `Contact form: ${practiceName}`,
    greeting: 'Hello,',
    paragraphs: [
      `${sender} of ${practiceName} wrote to you through the contact form:`,
      `Replies to this email go to ${email}.`,
    ],
    quotation: message,
    action: { label: 'All messages', url: link },
    signOff: ['Sent by Quillcare'],
    replyTo: email,
  });
}
