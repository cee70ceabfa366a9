import { requestDiscountApproval } from '@quillcare/contracts';
import { Clock, implement, toWire } from '@quillcare/service-kit';
import { QuoteSettingsRepository } from '../../../catalogue';
import { requestApproval, underCap } from '../domain/quote-approval';
import type { QuoteState } from '../domain/quote.state';
import { QuoteRepository } from '../persistence/quote.repository';
import { currentApprovalActor } from './approval-actor';

/** Also for users who may decide themselves, because a request always records a reason and a decision. */
export const RequestDiscountApprovalHandler = implement(
  requestDiscountApproval,
  [QuoteRepository, QuoteSettingsRepository, Clock],
  (quotes, settings, clock) => ({
    async handle({ params, body }) {
      const [by, now] = [currentApprovalActor(), clock.now()];
      const options = { expectedVersion: body.version, reason: body.reason };
      const { discountCapBasisPoints } = await settings.current();
      const request = (quote: QuoteState) => {
        const discount = underCap(quote, discountCapBasisPoints);
        return requestApproval({ ...quote, discount }, by, body.reason, now);
      };
      return toWire(await quotes.change(params.id, request, options));
    },
  }),
);
