import { expireQuotes } from '@quillcare/contracts';
import {
  Clock,
  eachSafely,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { expire } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';

const BATCH = 200;

/** Marks quotes whose last valid day is over in their practice's zone, each in its own transaction. */
@Processes(expireQuotes)
export class ExpireQuotesJob implements JobHandler<typeof expireQuotes> {
  constructor(
    private readonly quotes: QuoteRepository,
    private readonly uow: UnitOfWork,
    private readonly clock: Clock,
    private readonly logger: ProcessLogger,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    // A quote that cannot be marked is left out until the next run, so that it never blocks others.
    const failed: string[] = [];
    for (;;) {
      const due = await this.uow.runPlatform('expire quotes past their last day', () =>
        this.quotes.overdue(now, BATCH, failed),
      );
      const left = await eachSafely(
        due,
        ({ id, organisation_id: organisationId }) =>
          this.uow.runFor(organisationId, () => this.quotes.change(id, (quote) => expire(quote, now))),
        { job: expireQuotes, logger: this.logger, nameOf: ({ id }) => `quote ${id}` },
      );
      failed.push(...left.map(({ id }) => id));
      if (due.length < BATCH) return;
    }
  }
}
