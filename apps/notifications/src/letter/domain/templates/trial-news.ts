import { z } from 'zod';
import { formatGreeting, renderLayout, type RenderedMail } from './layout';

export const trialNewsParams = z.object({
  what: z.enum(['ENDING', 'ENDED']),
  name: z.string(),
  organisationName: z.string(),
  /** End date and time, formatted for the practice. */
  endsAt: z.string(),
  /** The page that explains how to continue. */
  link: z.string(),
  /** Days until the end, for a trial that ends soon. Null otherwise. */
  days: z.number().int().nullable().default(null),
});
type Params = z.output<typeof trialNewsParams>;

/** Notice to an administrator that the trial ends soon or has ended. */
export function trialNews(params: Params): RenderedMail {
  return renderLayout({
    ...buildWording(params),
    greeting: formatGreeting(params.name),
    action: { label: 'How to continue', url: params.link },
    signOff: ['Kind regards', 'Quillcare'],
  });
}

const CONTINUE =
  'To keep working, choose a plan on the billing page. Nothing is charged before the trial ends.';
const CONTINUE_NOW = 'To keep working, choose a plan on the billing page. It starts straight away.';
const KEPT =
  'Nothing is deleted. You can still look everything up, and patients can still open and answer the quotes you have sent them.';

function buildWording(params: Params): { subject: string; paragraphs: string[] } {
  const { what, organisationName, endsAt } = params;
  if (what === 'ENDED')
    return {
      subject: `The trial of ${organisationName} has ended`,
      paragraphs: [
        `The trial of ${organisationName} ended on ${endsAt}. Nothing can be added or changed for now.`,
        KEPT,
        CONTINUE_NOW,
      ],
    };
  const when = formatDaysLeft(params.days);
  return {
    subject: `The trial of ${organisationName} ends ${when ?? `on ${endsAt}`}`,
    paragraphs: [
      `The trial of ${organisationName} ends ${when === null ? '' : `${when}, `}on ${endsAt}. After that, nothing can be added or changed.`,
      KEPT,
      CONTINUE,
    ],
  };
}

function formatDaysLeft(days: number | null): string | null {
  if (days === null) return null;
  return days === 1 ? 'tomorrow' : `in ${days} days`;
}
