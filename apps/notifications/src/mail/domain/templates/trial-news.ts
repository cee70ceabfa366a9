import { z } from 'zod';
import { layOut, type RenderedMail } from './layout';

export const trialNewsParams = z.object({
  what: z.enum(['ENDING', 'ENDED']),
  name: z.string(),
  organisationName: z.string(),
  /** Date and time of the end, as people of the practice read it. */
  endsAt: z.string(),
  /** The page that says how to continue. */
  link: z.string(),
});
type Params = z.infer<typeof trialNewsParams>;

/** To an administrator: the trial ends soon, or has ended. */
export function trialNews(params: Params): RenderedMail {
  return layOut({
    ...wordsOf(params),
    greeting: `Dear ${params.name},`,
    action: { label: 'How to continue', url: params.link },
    signOff: ['Kind regards', 'Quillcare'],
  });
}

function wordsOf({ what, organisationName, endsAt }: Params): { subject: string; paragraphs: string[] } {
  const afterwards =
    'Nothing is deleted: you can still read and export everything, and patients can open and answer what you sent them.';
  if (what === 'ENDED')
    return {
      subject: `The trial of ${organisationName} has ended`,
      paragraphs: [
        `The trial of ${organisationName} ended on ${endsAt}. The practice can now only be read: nothing can be added or changed until you choose a plan.`,
        afterwards,
      ],
    };
  return {
    subject: `The trial of ${organisationName} ends on ${endsAt}`,
    paragraphs: [
      `The trial of ${organisationName} ends on ${endsAt}. After that it can only be read until you choose a plan.`,
      afterwards,
    ],
  };
}
