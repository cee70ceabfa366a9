import { AppError, DepositChanged, invalidInput, payDepositBack, refundDeposit } from '@quillcare/contracts';
import { currentContext, implement, UnitOfWork } from '@quillcare/service-kit';
import { CaseAudienceReader } from '../../case-document/case-audience';
import { CaseWriter } from '../../surgery-case/operations/case-writer';
import { factsOf } from '../deposit-recorder';
import { caseDepositView } from '../../surgery-case/domain/deposit-state';
import { DepositRefundRepository } from '../persistence/deposit-refund.repository';
import { DepositSettingsRepository } from '../persistence/deposit-settings.repository';
import { DepositReader } from './deposit.reader';

const NO_KEY =
  'The Stripe key needed for this refund has been removed. Please refund it in Stripe’s dashboard.';

/** Records the refund before Stripe is asked; a job requests it, once. */
export const RefundDepositHandler = implement(
  refundDeposit,
  [
    CaseWriter,
    DepositReader,
    DepositRefundRepository,
    DepositSettingsRepository,
    CaseAudienceReader,
    UnitOfWork,
  ],
  (writer, deposits, refunds, settings, audience, uow) => ({
    prepare: ({ params }) => audience.read(params.id),

    async handle({ params, body }, practice) {
      const { version, paymentId, amountMinor, reason } = body;
      const present = await writer.lockVersion({ id: params.id, version, practice });
      const { payments } = caseDepositView(await deposits.readFor(present.surgeryCase, practice));
      const payment = payments.find(({ id }) => id === paymentId);
      if (!payment) throw new AppError('NOT_FOUND');
      if (amountMinor > payment.refundableMinor)
        throw invalidInput({ path: 'amountMinor', message: 'This is more than can be refunded' });
      if (!(await settings.stored())?.sealedKey) throw new AppError('CARDS_UNAVAILABLE', { detail: NO_KEY });
      const refund = await refunds.insert(
        {
          surgeryCaseId: params.id,
          paymentId,
          amountMinor,
          reason,
          state: 'STARTED' as const,
          byName: currentContext().actor.name,
          providerId: null,
          startedAt: uow.now(),
          endedAt: null,
        },
        { reason },
      );
      uow.enqueue(payDepositBack, { organisationId: uow.organisationId, refundId: refund.id });
      const { quoteId } = present.row;
      uow.emit(
        DepositChanged,
        params.id,
        factsOf({ id: paymentId, surgeryCaseId: params.id, quoteId }, present),
      );
      return present.surgeryCase;
    },
  }),
);
