import { AppError, openReminderStop, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, UnitOfWork, type Handler } from '@quillcare/service-kit';
import { tokenHash } from '../../patient-link/operations/patient-link.guard';
import type { QuoteDocument } from '../../quote/domain/quote-document';
import { ReminderStopRepository } from '../persistence/reminder-stop.repository';

const REASON = 'the link of a reminder tells whose it is';

/** For whoever holds the link: the practice and the quote's number, and nothing of the person. */
@Implements(openReminderStop)
export class OpenReminderStopQuery implements Handler<typeof openReminderStop> {
  constructor(
    private readonly stops: ReminderStopRepository,
    private readonly uow: UnitOfWork,
  ) {}

  async handle({ params }: InputOf<typeof openReminderStop>): Promise<ResultOf<typeof openReminderStop>> {
    const hash = tokenHash(params.token);
    const quote = await this.uow.runPlatform(REASON, () => this.stops.findByHash(hash));
    if (!quote) throw new AppError('LINK_UNKNOWN');
    const { name, phone, email } = (JSON.parse(quote.canonicalJson) as QuoteDocument).practice;
    return { practice: { name, phone, email }, quoteNumber: quote.quoteNumber, isStopped: quote.isStopped };
  }
}
