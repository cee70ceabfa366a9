import { AppError } from '@quillcare/contracts';

/**
 * Maps the practice's email limit to TOO_MANY_REQUESTS with the waiting time, because the limit itself is none of the patient's
 * business.
 */
export function asTooManyRequests(error: unknown): never {
  if (error instanceof AppError && error.code === 'DAILY_MAIL_LIMIT')
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: error.retryAfterSeconds });
  throw error;
}
