import { z } from 'zod';
import { formatGreeting, renderLayout, type RenderedMail } from './layout';

export const newsParams = z.object({
  name: z.string(),
  practiceName: z.string(),
  /** What happened, without a patient's name or details. */
  what: z.string(),
  link: z.string(),
  /** Quote numbers of emails to patients that did not arrive. Replaces `what` if not empty. */
  undelivered: z.array(z.string()).default([]),
});
type Params = z.output<typeof newsParams>;

/** A single notification, to a member of staff who wants them by email. Details are shown only after signing in. */
export function news({ name, practiceName, what, link, undelivered }: Params): RenderedMail {
  const happened = undelivered.length === 0 ? what : formatUndelivered(undelivered);
  return renderLayout({
    subject: happened,
    greeting: formatGreeting(name),
    paragraphs: [
      `${happened}. Sign in to see the details.`,
      'You can choose what we email you under Notification Settings.',
    ],
    action: { label: 'Open Quillcare', url: link },
    signOff: [practiceName, 'Sent by Quillcare'],
  });
}

const LIST = new Intl.ListFormat('en-AU', { type: 'conjunction' });

function formatUndelivered(quoteNumbers: readonly string[]): string {
  const quotes = [...new Set(quoteNumbers)];
  const named = `${quotes.length === 1 ? 'quote' : 'quotes'} ${LIST.format(quotes)}`;
  if (quoteNumbers.length === 1) return `An email about ${named} did not arrive`;
  return `${quoteNumbers.length} emails about ${named} did not arrive`;
}
