import {
  AppError,
  handleStripeEvent,
  recordStripeEvent,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { Cards } from '../cards';
import { StripeEventRepository } from '../persistence/stripe-event.repository';

/** Kept and answered at once; a job does the rest. One that comes again and is not handled yet has its job again. */
@Implements(recordStripeEvent, { platform: 'the card provider reports what may be of any practice' })
export class RecordStripeEventHandler implements Handler<typeof recordStripeEvent> {
  constructor(
    private readonly cards: Cards,
    private readonly events: StripeEventRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    body: { payload, signature },
  }: InputOf<typeof recordStripeEvent>): Promise<ResultOf<typeof recordStripeEvent>> {
    const report = this.cards.provider?.verify(payload, signature, this.uow.now());
    if (!report) throw new AppError('SIGNATURE_INVALID');
    if (await this.events.keep(report)) this.uow.enqueue(handleStripeEvent, { eventId: report.id });
    return { received: true };
  }
}
