import { billPractice, SubscriptionChanged } from '@quillcare/contracts';
import { implementWith, UnitOfWork } from '@quillcare/service-kit';
import { renew } from '../../subscription/domain/subscription-terms';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { InvoiceIssuer } from '../invoice-issuer';

export const BillPracticeHandler = implementWith(
  billPractice,
  { platform: 'the next number of a seller' },
  [InvoiceIssuer, SubscriptionRepository, UnitOfWork],
  (issuer, subscriptions, uow) => ({
    prepare: ({ body }) => issuer.loadParties(body.organisationId),

    async handle({ body: { organisationId } }, billed) {
      await uow.runFor(organisationId, async () => {
        const own = await subscriptions.findCurrent();
        if (!own) return;
        const now = uow.now();
        const { isChanged } = await subscriptions.change(own.id, (row, rates) => renew(row, now, rates));
        if (isChanged) uow.emit(SubscriptionChanged, own.id, { subscriptionId: own.id });
      });
      await issuer.issue(organisationId, billed);
      return {};
    },
  }),
);
