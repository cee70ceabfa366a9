import type { JobDefinition } from '@quillcare/contracts';
import type { ProcessLogger } from '../observability/logger';
import { itemsFailed } from '../observability/metrics';
import { isOutage } from './outage';

export interface FailureReport<T> {
  job: JobDefinition;
  logger: Pick<ProcessLogger, 'failure'>;
  /** Names the item in the log, by id and without personal data: "quote 0190…". */
  nameOf: (item: T) => string;
}

/**
 * Runs `work` for each item in turn and returns the items that failed. A failure is logged as an error and counted, and does not
 * prevent the others from running. An outage is not the item's fault, so it aborts the run, which is retried.
 */
export async function eachSafely<T>(
  items: readonly T[],
  work: (item: T) => Promise<unknown>,
  report: FailureReport<T>,
): Promise<T[]> {
  const failed: T[] = [];
  for (const item of items)
    try {
      await work(item);
    } catch (error) {
      if (isOutage(error)) throw error;
      reportFailedItem(error, item, report);
      failed.push(item);
    }
  return failed;
}

/** Raises the alarm for one item: an error in the log, and a metric to alert on. */
export function reportFailedItem<T>(
  error: unknown,
  item: T,
  { job, logger, nameOf }: FailureReport<T>,
): void {
  const name = `${job.service}.${job.name}`;
  itemsFailed.inc({ job: name });
  logger.failure(error, `${name}: ${nameOf(item)} failed and was skipped`);
}

/**
 * Some items of a job failed. Thrown after all others are done, so that the queue retries them and finally keeps the job as a
 * dead letter.
 */
export class ItemsFailedError extends Error {
  override readonly name = 'ItemsFailed';

  constructor(count: number, of: number) {
    super(`${count} of ${of} items failed.`);
  }
}
