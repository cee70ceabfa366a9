import {
  QuoteAccepted,
  QuoteExpired,
  QuoteRejected,
  QuoteSuperseded,
  QuoteWithdrawn,
} from '@quillcare/contracts';
import { on } from '@quillcare/service-kit';
import type { QuoteOutcome } from '../domain/quote-progress';
import { FollowUp } from '../follow-up';

type Ending =
  | typeof QuoteAccepted
  | typeof QuoteExpired
  | typeof QuoteRejected
  | typeof QuoteSuperseded
  | typeof QuoteWithdrawn;

function ends(event: Ending, outcome: QuoteOutcome) {
  return on(event, [FollowUp], (followUp) => ({ handle: ({ data }) => followUp.end(data, outcome) }));
}

/** Closes the callback when its quote ends. A newer version of the quote gets a callback of its own. */
export const quoteEndedConsumers = [
  ends(QuoteAccepted, 'accepted'),
  ends(QuoteRejected, 'rejected'),
  ends(QuoteWithdrawn, 'withdrawn'),
  ends(QuoteExpired, 'expired'),
  ends(QuoteSuperseded, 'replaced'),
];
