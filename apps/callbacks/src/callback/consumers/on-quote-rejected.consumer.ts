import { QuoteRejected } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The patient declined. */
export const OnQuoteRejectedConsumer = on(QuoteRejected, [FollowUp], (followUp) => ({
  handle: ({ data }) => followUp.end(data, 'rejected'),
}));
