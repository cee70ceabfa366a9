import { sweepQuoteFiles } from '@quillcare/contracts';
import { Clock, onJob, UnitOfWork } from '@quillcare/service-kit';
import { QuoteFileRepository } from '../../../quote';

const REASON = 'request documents again that were not generated';
const RETRY_WAITING_AFTER_MS = 10 * 60_000;
/** Retry interval in milliseconds: a file that keeps failing costs one attempt a day. */
const RETRY_FAILED_AFTER_MS = 24 * 3_600_000;
const BATCH = 200;

export const SweepQuoteFilesJob = onJob(
  sweepQuoteFiles,
  [QuoteFileRepository, UnitOfWork, Clock],
  (files, uow, clock) => ({
    async handle() {
      const instantBefore = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds);
      const before = {
        waiting: instantBefore(RETRY_WAITING_AFTER_MS),
        failed: instantBefore(RETRY_FAILED_AFTER_MS),
      };
      while ((await uow.runPlatform(REASON, () => files.requeue(before, BATCH))) === BATCH);
    },
  }),
);
