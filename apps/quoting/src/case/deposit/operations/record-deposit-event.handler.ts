import {
  AppError,
  handleDepositEvent,
  recordDepositEvent,
  type InputOf,
  type ResultOf,
} from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { DepositEventRepository } from '../persistence/deposit-event.repository';
import { DepositSettingsRepository } from '../persistence/deposit-settings.repository';
import { PracticeStripe } from '../practice-stripe';

/** Kept and answered at once; a job does the rest. One that comes again and is not handled yet has its job again. */
@Implements(recordDepositEvent, { platform: 'the address of a report tells whose it is' })
export class RecordDepositEventHandler implements Handler<typeof recordDepositEvent> {
  constructor(
    private readonly settings: DepositSettingsRepository,
    private readonly events: DepositEventRepository,
    private readonly stripe: PracticeStripe,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({
    params: { hook },
    body: { payload, signature },
  }: InputOf<typeof recordDepositEvent>): Promise<ResultOf<typeof recordDepositEvent>> {
    const settings = await this.settings.byHook(hook);
    const report = this.stripe.of(settings)?.verify(payload, signature, this.uow.now());
    if (!settings || !report) throw new AppError('SIGNATURE_INVALID');
    const { organisationId } = settings;
    await this.uow.runFor(organisationId, async () => {
      if (await this.events.keep(report))
        this.uow.enqueue(handleDepositEvent, { organisationId, eventId: report.id });
    });
    return { received: true };
  }
}
