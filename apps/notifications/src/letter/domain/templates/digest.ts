import { z } from 'zod';
import { formatGreeting, renderLayout, type RenderedMail } from './layout';

export const digestParams = z.object({
  name: z.string(),
  practiceName: z.string(),
  frequency: z.enum(['DAILY_DIGEST', 'WEEKLY_DIGEST']),
  /** The count of each kind in words ("2 answers and questions from patients"), and a link to them. */
  lines: z.array(z.object({ text: z.string(), url: z.string() })).min(1),
  total: z.number().int().min(1),
  link: z.string(),
});

/** Summary of unread notifications, to a member of staff. Names neither patients nor what happened to them. */
export function digest(params: z.output<typeof digestParams>): RenderedMail {
  const { name, practiceName, frequency, lines, total, link } = params;
  const news = total === 1 ? '1 unread notification' : `${total} unread notifications`;
  const when = frequency === 'DAILY_DIGEST' ? 'day' : 'week';
  return renderLayout({
    subject: `Your ${when} at ${practiceName}: ${news}`,
    greeting: formatGreeting(name),
    paragraphs: [
      `You have ${news}:`,
      `You get this summary once a ${when} when there is something you have not read. You can choose what we email you, and when, under Notification Settings.`,
    ],
    lines,
    action: { label: 'Read them in Quillcare', url: link },
    signOff: [practiceName, 'Sent by Quillcare'],
  });
}
