import { QuoteExpired } from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import { FollowUp } from '../follow-up';

/** The quote expired. */
export const OnQuoteExpiredConsumer = on(QuoteExpired, [FollowUp], (followUp) => ({
  handle: ({ data }) => followUp.end(data, 'expired'),
}));
