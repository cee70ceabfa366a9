import { formatDate } from '@quillcare/rules';
import { z } from 'zod';
import { formatGreeting, renderLayout, type RenderedMail } from './layout';

export const welcomeParams = z.object({
  name: z.string(),
  organisationName: z.string(),
  /** Last day of the trial in the practice's time zone, YYYY-MM-DD. Null for somebody who joined an existing practice. */
  trialEndDate: z.string().nullable(),
  loginUrl: z.string(),
});

/** Welcome to the first administrator of a new practice, or to somebody who joined one. */
export function welcome({
  name,
  organisationName,
  trialEndDate,
  loginUrl,
}: z.infer<typeof welcomeParams>): RenderedMail {
  return renderLayout({
    subject: 'Welcome to Quillcare',
    greeting: formatGreeting(name),
    paragraphs:
      trialEndDate === null
        ? [`You have an account with ${organisationName}.`, 'Sign in to see what needs doing today.']
        : [
            `${organisationName} is set up, and you are its administrator.`,
            `Your free trial runs until ${formatDate(trialEndDate)}. No credit card is needed.`,
            'A good way to start: add a doctor, a hospital and your first client, then send a quote.',
          ],
    action: { label: 'Sign in', url: loginUrl },
    signOff: ['Kind regards', 'The Quillcare team'],
  });
}
