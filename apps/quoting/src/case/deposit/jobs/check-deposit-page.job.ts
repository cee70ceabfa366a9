import { checkDepositPage } from '@quillcare/contracts';
import { OrganisationFacts, onJob, UnitOfWork } from '@quillcare/service-kit';
import { DepositAccount } from '../deposit-account';
import { DepositRecorder } from '../deposit-recorder';
import { DepositPaymentRepository } from '../persistence/deposit-payment.repository';

/** Polls a checkout page, so that a payment is found even if the practice's webhooks do not arrive. */
export const CheckDepositPageJob = onJob(
  checkDepositPage,
  [DepositAccount, DepositPaymentRepository, DepositRecorder, OrganisationFacts, UnitOfWork],
  (account, payments, recorder, organisation, uow) => ({
    async handle({ organisationId, paymentId }) {
      const payment = await uow.runFor(organisationId, () => payments.find(paymentId));
      if (payment?.state !== 'STARTED') return;
      const provider = await account.of(organisationId);
      const session = await provider?.readSession(payment.sessionId);
      if (!session) return;
      const practice = await organisation.get(organisationId);
      await uow.runFor(organisationId, async () => {
        if (session.payment) await recorder.record(paymentId, session.payment, practice);
        else if (session.isExpired) await recorder.expire(paymentId);
      });
    },
  }),
);
