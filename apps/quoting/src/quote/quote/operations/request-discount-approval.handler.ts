import { requestDiscountApproval } from '@quillcare/contracts';
import { Clock, implement, toWire } from '@quillcare/service-kit';
import { requestApproval } from '../domain/quote-approval';
import { QuoteRepository } from '../persistence/quote.repository';
import { actingDecider } from './acting-decider';

/** Also for users who may decide themselves, because a request always records a reason and a decision. */
export const RequestDiscountApprovalHandler = implement(
  requestDiscountApproval,
  [QuoteRepository, Clock],
  (quotes, clock) => ({
    async handle({ params, body }) {
      const [by, now] = [actingDecider(), clock.now()];
      const options = { expectedVersion: body.version, reason: body.reason };
      return toWire(
        await quotes.change(params.id, (quote) => requestApproval(quote, by, body.reason, now), options),
      );
    },
  }),
);
