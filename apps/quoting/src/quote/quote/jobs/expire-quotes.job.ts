import { expireQuotes } from '@quillcare/contracts';
import { Clock, eachSafely, ProcessLogger, onJob, UnitOfWork } from '@quillcare/service-kit';
import { expire } from '../domain/quote';
import { QuoteRepository } from '../persistence/quote.repository';

const BATCH = 200;

/** Marks quotes whose last day of validity has passed in their practice's time zone, each in its own transaction. */
export const ExpireQuotesJob = onJob(
  expireQuotes,
  [QuoteRepository, UnitOfWork, Clock, ProcessLogger],
  (quotes, uow, clock, logger) => ({
    async handle() {
      const now = clock.now();
      // A quote that cannot be marked is skipped until the next run, so that it never blocks others.
      const failed: string[] = [];
      for (;;) {
        const due = await uow.runPlatform('expire quotes past their last day', () =>
          quotes.findOverdue(now, BATCH, failed),
        );
        const failures = await eachSafely(
          due,
          ({ id, organisation_id: organisationId }) =>
            uow.runFor(organisationId, () => quotes.change(id, (quote) => expire(quote, now))),
          { job: expireQuotes, logger, nameOf: ({ id }) => `quote ${id}` },
        );
        failed.push(...failures.map(({ id }) => id));
        if (due.length < BATCH) return;
      }
    },
  }),
);
