import {
  AppError,
  finishDeposit,
  type InputOf,
  type OrganisationRecord,
  type PatientDeposit,
} from '@quillcare/contracts';
import type { ProviderSession } from '@quillcare/payments';
import { Implements, OrganisationFacts, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { actingPatient, PatientLinkGuard, refuseUnlessIdentified } from '../../../quote';
import { DepositRecorder } from '../deposit-recorder';
import { DepositPaymentRepository } from '../persistence/deposit-payment.repository';
import { DepositSettingsRepository } from '../persistence/deposit-settings.repository';
import { PracticeStripe } from '../practice-stripe';
import { PatientDepositReader } from './patient-deposit.reader';

type Input = InputOf<typeof finishDeposit>;
interface Found {
  practice: OrganisationRecord;
  paymentId: string;
  session: ProviderSession | null;
}

@Implements(finishDeposit)
export class FinishDepositHandler implements Handler<typeof finishDeposit> {
  constructor(
    private readonly guard: PatientLinkGuard,
    private readonly payments: DepositPaymentRepository,
    private readonly settings: DepositSettingsRepository,
    private readonly stripe: PracticeStripe,
    private readonly recorder: DepositRecorder,
    private readonly deposits: PatientDepositReader,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  async prepare({ params, body }: Input): Promise<Found> {
    refuseUnlessIdentified();
    const practice = await this.organisation.current();
    const { payment, provider } = await this.uow.run(async () => {
      await this.guard.own(params.token);
      const state = await this.deposits.find(actingPatient().quoteId, practice);
      const found = await this.payments.bySession(body.sessionId);
      return {
        payment: found && found.surgeryCaseId === state?.shown.id ? found : null,
        provider: this.stripe.of(await this.settings.stored()),
      };
    });
    if (!payment) throw new AppError('NOT_FOUND');
    const session = await this.stripe.ask(provider, (asked) => asked.readSession(payment.sessionId));
    return { practice, paymentId: payment.id, session };
  }

  async handle(_input: Input, { practice, paymentId, session }: Found): Promise<PatientDeposit> {
    if (session?.payment) await this.recorder.record(paymentId, session.payment, practice);
    return this.deposits.shown(actingPatient().quoteId, practice);
  }
}
