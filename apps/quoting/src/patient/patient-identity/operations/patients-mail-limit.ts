import { AppError } from '@quillcare/contracts';

/** The practice's own limit of emails is no business of a patient: they are told to wait, and how long. */
export function asTooManyRequests(error: unknown): never {
  if (error instanceof AppError && error.code === 'DAILY_MAIL_LIMIT')
    throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: error.retryAfterSeconds });
  throw error;
}
