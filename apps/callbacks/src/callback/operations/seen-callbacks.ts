import { AppError, callbackSubject, callbackSubjectsOf, type CallbackSubject } from '@quillcare/contracts';
import { currentContext } from '@quillcare/service-kit';

/** The callback subjects the caller may see. Services see all of them. */
export function seenSubjects(): readonly CallbackSubject[] {
  const { principal } = currentContext();
  return principal.kind === 'user' ? callbackSubjectsOf(principal, 'READ') : callbackSubject.options;
}

/** Throws FORBIDDEN if the user may not handle this callback, or NOT_FOUND if they may not even see it. */
export function mustDealWith({ subject }: { subject: CallbackSubject }): void {
  const { principal } = currentContext();
  if (principal.kind !== 'user') return;
  if (!seenSubjects().includes(subject)) throw new AppError('NOT_FOUND');
  if (!callbackSubjectsOf(principal, 'UPDATE').includes(subject)) throw new AppError('FORBIDDEN');
}
