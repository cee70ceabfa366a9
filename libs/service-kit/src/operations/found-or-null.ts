import { AppError } from '@quillcare/contracts';

/** The answer of another service; null where it says that there is no such record, or none any more. */
export function foundOrNull<T>(answer: Promise<T>): Promise<T | null> {
  return answer.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'NOT_FOUND') return null;
    throw error;
  });
}
