import { billPractice, SubscriptionChanged, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { renew } from '../../subscription/domain/subscription-terms';
import { SubscriptionRepository } from '../../subscription/persistence/subscription.repository';
import { InvoiceIssuer, type Billed } from '../invoice-issuer';

@Implements(billPractice, { platform: 'the next number of a seller' })
export class BillPracticeHandler implements Handler<typeof billPractice> {
  constructor(
    private readonly issuer: InvoiceIssuer,
    private readonly subscriptions: SubscriptionRepository,
    private readonly uow: UnitOfWork,
  ) {}

  prepare({ body }: InputOf<typeof billPractice>): Promise<Billed> {
    return this.issuer.billed(body.organisationId);
  }

  async handle(
    { body: { organisationId } }: InputOf<typeof billPractice>,
    billed: Billed,
  ): Promise<ResultOf<typeof billPractice>> {
    await this.uow.runFor(organisationId, async () => {
      const own = await this.subscriptions.own();
      if (!own) return;
      const now = this.uow.now();
      const { isChanged } = await this.subscriptions.change(own.id, (row, rates) => renew(row, now, rates));
      if (isChanged) this.uow.emit(SubscriptionChanged, own.id, { subscriptionId: own.id });
    });
    await this.issuer.issue(organisationId, billed);
    return {};
  }
}
