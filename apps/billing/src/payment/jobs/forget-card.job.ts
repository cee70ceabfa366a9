import { forgetCard, type JobData } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { PaymentMethodRepository } from '../persistence/payment-method.repository';

@Processes(forgetCard)
export class ForgetCardJob implements JobHandler<typeof forgetCard> {
  constructor(
    private readonly cards: Cards,
    private readonly methods: PaymentMethodRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ organisationId, paymentMethodId }: JobData<typeof forgetCard>): Promise<void> {
    const card = await this.uow.runFor(organisationId, () => this.methods.byId(paymentMethodId));
    if (card?.isRemoved) await this.cards.required.forgetCard(card.providerId);
  }
}
