import { QuoteAccepted } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The patient signed, so no call is needed. */
export const OnQuoteAcceptedConsumer = on(QuoteAccepted, [FollowUp], (followUp) => ({
  handle: ({ data }) => followUp.end(data, 'accepted'),
}));
