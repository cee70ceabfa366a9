import { AppError } from '@quillcare/contracts';
import { isDatabaseAway, isRetryable } from '../persistence/sql-errors';

/**
 * Whether work failed because something it needs is unavailable or busy: the database, the broker, or a service that does not
 * respond. Such work waits and is retried without limit; any other error counts as the work's own failure.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof AppError)
    return error.code === 'SERVICE_UNAVAILABLE' || error.code === 'DEADLINE_EXCEEDED';
  return isDatabaseAway(error) || isRetryable(error);
}
