import { expireQuotes } from '@quillcare/contracts';
import { Clock, Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { expire } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';

const BATCH = 200;

/** Marks quotes whose last valid day is over in their practice's zone; each is claimed by its own lock and looked at again. */
@Processes(expireQuotes)
export class ExpireQuotesJob implements JobHandler<typeof expireQuotes> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    for (;;) {
      const due = await this.uow.runPlatform('expire quotes past their last day', () =>
        this.quotes.overdue(now, BATCH),
      );
      for (const { id, organisation_id: organisationId } of due) {
        await this.uow.runFor(organisationId, () => this.quotes.change(id, (quote) => expire(quote, now)));
      }
      if (due.length < BATCH) return;
    }
  }
}
