import { AppError, finishDeposit } from '@quillcare/contracts';
import { implement, OrganisationFacts, UnitOfWork } from '@quillcare/service-kit';
import { actingPatient, PatientLinkGuard, assertIdentified } from '../../../quote';
import { DepositRecorder } from '../deposit-recorder';
import { DepositPaymentRepository } from '../persistence/deposit-payment.repository';
import { DepositSettingsRepository } from '../persistence/deposit-settings.repository';
import { PracticeStripe } from '../practice-stripe';
import { PatientDepositReader } from './patient-deposit.reader';

export const FinishDepositHandler = implement(
  finishDeposit,
  [
    PatientLinkGuard,
    DepositPaymentRepository,
    DepositSettingsRepository,
    PracticeStripe,
    DepositRecorder,
    PatientDepositReader,
    OrganisationFacts,
    UnitOfWork,
  ],
  (guard, payments, settings, stripe, recorder, deposits, organisation, uow) => ({
    async prepare({ params, body }) {
      assertIdentified();
      const practice = await organisation.current();
      const { payment, provider } = await uow.run(async () => {
        await guard.own(params.token);
        const state = await deposits.find(actingPatient().quoteId, practice);
        const found = await payments.bySession(body.sessionId);
        return {
          payment: found && found.surgeryCaseId === state?.shown.id ? found : null,
          provider: await stripe.providerFor(await settings.stored()),
        };
      });
      if (!payment) throw new AppError('NOT_FOUND');
      const session = await stripe.callProvider(provider, (api) => api.readSession(payment.sessionId));
      return { practice, paymentId: payment.id, session };
    },

    async handle(_input, { practice, paymentId, session }) {
      if (session?.payment) await recorder.record(paymentId, session.payment, practice);
      return deposits.read(actingPatient().quoteId, practice);
    },
  }),
);
