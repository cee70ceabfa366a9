import { z } from 'zod';
import { layOut, type RenderedMail } from './layout';

export const newsParams = z.object({
  name: z.string(),
  practiceName: z.string(),
  /** What happened, without a patient's name or anything about them. */
  what: z.string(),
  /** Where the person reads the rest. */
  link: z.string(),
});

/** To a member of staff who wants news by email at once. What happened in detail is shown only after signing in. */
export function news({ name, practiceName, what, link }: z.infer<typeof newsParams>): RenderedMail {
  return layOut({
    subject: what,
    greeting: `Hello ${name},`,
    paragraphs: [
      `${what}. Sign in to see the details.`,
      'You choose what is emailed to you under Notification Settings.',
    ],
    action: { label: 'Open Quillcare', url: link },
    signOff: [practiceName, 'Sent by Quillcare'],
  });
}
