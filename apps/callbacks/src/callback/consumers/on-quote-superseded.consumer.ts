import { QuoteSuperseded } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** A newer version was sent, which has a callback of its own. */
export const OnQuoteSupersededConsumer = on(QuoteSuperseded, [FollowUp], (followUp) => ({
  handle: ({ data }) => followUp.end(data, 'replaced'),
}));
