import { recordPayments, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { InvoiceSettlement } from './invoice-settlement';

/** In one transaction: a statement is recorded whole or not at all, so nobody has to find out how far it went. */
@Implements(recordPayments, { platform: 'a super admin records what came into the bank account' })
export class RecordPaymentsHandler implements Handler<typeof recordPayments> {
  constructor(
    private readonly settlement: InvoiceSettlement,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ body }: InputOf<typeof recordPayments>): Promise<ResultOf<typeof recordPayments>> {
    body.payments.forEach(({ paidOn }, at) => this.settlement.requirePast(paidOn, `payments.${at}.paidOn`));
    for (const { organisationId, paidOn, reference, ...seen } of body.payments)
      await this.uow.runFor(organisationId, () => this.settlement.pay(seen, { paidOn, reference }));
    return { recorded: body.payments.length };
  }
}
