import { AppError, handleStripeEvent, recordStripeEvent } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { StripeEventRepository } from '../persistence/stripe-event.repository';

/**
 * Stores the event and responds at once; a job processes it. A repeated event that has not been processed yet is enqueued again.
 */
export const RecordStripeEventHandler = implementWith(
  recordStripeEvent,
  { platform: 'a Stripe webhook may concern any practice' },
  [Cards, StripeEventRepository, UnitOfWork],
  (cards, events, uow) => ({
    async handle({ body: { payload, signature } }) {
      const report = cards.provider?.verify(payload, signature, uow.now());
      if (!report) throw new AppError('SIGNATURE_INVALID');
      if (await events.keep(report)) uow.enqueue(handleStripeEvent, { eventId: report.id });
      return { received: true };
    },
  }),
);
