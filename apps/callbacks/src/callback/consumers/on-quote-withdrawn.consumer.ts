import { QuoteWithdrawn } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The practice withdrew the quote. */
export const OnQuoteWithdrawnConsumer = on(QuoteWithdrawn, [FollowUp], (followUp) => ({
  handle: ({ data }) => followUp.end(data, 'withdrawn'),
}));
