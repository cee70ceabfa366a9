import { checkDepositPage, type JobData } from '@quillcare/contracts';
import { OrganisationFacts, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { DepositAccount } from '../deposit-account';
import { DepositRecorder } from '../deposit-recorder';
import { DepositPaymentRepository } from '../persistence/deposit-payment.repository';

/** For practices whose reports do not arrive: a payment is found all the same. */
@Processes(checkDepositPage)
export class CheckDepositPageJob implements JobHandler<typeof checkDepositPage> {
  constructor(
    private readonly account: DepositAccount,
    private readonly payments: DepositPaymentRepository,
    private readonly recorder: DepositRecorder,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ organisationId, paymentId }: JobData<typeof checkDepositPage>): Promise<void> {
    const payment = await this.uow.runFor(organisationId, () => this.payments.find(paymentId));
    if (payment?.state !== 'STARTED') return;
    const provider = await this.account.of(organisationId);
    const session = await provider?.readSession(payment.sessionId);
    if (!session) return;
    const practice = await this.organisation.get(organisationId);
    await this.uow.runFor(organisationId, async () => {
      if (session.payment) await this.recorder.record(paymentId, session.payment, practice);
      else if (session.isExpired) await this.recorder.expire(paymentId);
    });
  }
}
