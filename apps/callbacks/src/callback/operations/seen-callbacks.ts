import { AppError, callbackSubject, callbackSubjectsOf, type CallbackSubject } from '@quillcare/contracts';
import { currentContext } from '@quillcare/service-kit';

/** What callbacks may hang on for the caller to see them; services see all. */
export function seenSubjects(): readonly CallbackSubject[] {
  const { principal } = currentContext();
  return principal.kind === 'user' ? callbackSubjectsOf(principal, 'READ') : callbackSubject.options;
}

/** Refuses a callback that the person may not deal with; one that they may not even see does not exist for them. */
export function mustDealWith({ subject }: { subject: CallbackSubject }): void {
  const { principal } = currentContext();
  if (principal.kind !== 'user') return;
  if (!seenSubjects().includes(subject)) throw new AppError('NOT_FOUND');
  if (!callbackSubjectsOf(principal, 'UPDATE').includes(subject)) throw new AppError('FORBIDDEN');
}
