import {
  AppError,
  DepositChanged,
  invalid,
  payDepositBack,
  refundDeposit,
  type InputOf,
  type OrganisationRecord,
  type SurgeryCase,
} from '@quillcare/contracts';
import {
  currentContext,
  Implements,
  OrganisationFacts,
  UnitOfWork,
  type Handler,
} from '@quillcare/service-kit';
import { CaseWriter } from '../../surgery-case/operations/case-writer';
import { factsOf } from '../deposit-recorder';
import { caseDepositView } from '../domain/deposit-state';
import { DepositRefundRepository } from '../persistence/deposit-refund.repository';
import { DepositSettingsRepository } from '../persistence/deposit-settings.repository';
import { DepositReader } from './deposit.reader';

const NO_KEY =
  'There is no Stripe key any more by which the money could be given back. Please refund it in Stripe’s dashboard.';

/** On record before Stripe hears of it: a job asks for it, once. */
@Implements(refundDeposit)
export class RefundDepositHandler implements Handler<typeof refundDeposit> {
  constructor(
    private readonly writer: CaseWriter,
    private readonly deposits: DepositReader,
    private readonly refunds: DepositRefundRepository,
    private readonly settings: DepositSettingsRepository,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  prepare(): Promise<OrganisationRecord> {
    return this.organisation.current();
  }

  async handle(
    { params, body }: InputOf<typeof refundDeposit>,
    practice: OrganisationRecord,
  ): Promise<SurgeryCase> {
    const { version, paymentId, amountMinor, reason } = body;
    const present = await this.writer.present({ id: params.id, version, practice });
    const { payments } = caseDepositView(await this.deposits.about(present.shown, practice));
    const payment = payments.find(({ id }) => id === paymentId);
    if (!payment) throw new AppError('NOT_FOUND');
    if (amountMinor > payment.refundableMinor)
      throw invalid({ path: 'amountMinor', message: 'This is more than can be given back' });
    if (!(await this.settings.stored())?.sealedKey)
      throw new AppError('CARDS_UNAVAILABLE', { detail: NO_KEY });
    const refund = await this.refunds.insert(
      {
        surgeryCaseId: params.id,
        paymentId,
        amountMinor,
        reason,
        state: 'STARTED' as const,
        byName: currentContext().actor.name,
        providerId: null,
        startedAt: this.uow.now(),
        endedAt: null,
      },
      { reason },
    );
    this.uow.enqueue(payDepositBack, { organisationId: this.uow.organisationId, refundId: refund.id });
    const { quoteId } = present.row;
    this.uow.emit(
      DepositChanged,
      params.id,
      factsOf({ id: paymentId, surgeryCaseId: params.id, quoteId }, present),
    );
    return present.shown;
  }
}
