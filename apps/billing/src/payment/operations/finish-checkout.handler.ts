import { AppError, finishCheckout, type InputOf, type ResultOf } from '@quillcare/contracts';
import type { ProviderSession } from '@quillcare/payments';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { Checkouts } from '../checkouts';

@Implements(finishCheckout)
export class FinishCheckoutHandler implements Handler<typeof finishCheckout> {
  constructor(
    private readonly cards: Cards,
    private readonly checkouts: Checkouts,
    private readonly uow: UnitOfWork,
  ) {}

  prepare({ body }: InputOf<typeof finishCheckout>): Promise<ProviderSession | null> {
    return this.cards.ask((provider) => provider.readSession(body.sessionId));
  }

  async handle(
    _input: InputOf<typeof finishCheckout>,
    session: ProviderSession | null,
  ): Promise<ResultOf<typeof finishCheckout>> {
    if (session?.organisationId !== this.uow.organisationId) throw new AppError('NOT_FOUND');
    const done = await this.checkouts.finish(session);
    if (done === 'STRANGE') throw new AppError('NOT_FOUND');
    return { done };
  }
}
