import { AppError } from '@quillcare/contracts';

/** Returns the answer of another service, or null if it reports that the record does not exist or no longer exists. */
export function foundOrNull<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
}
