import { AppError, type UserPrincipal } from '@quillcare/contracts';
import { currentContext } from '@quillcare/service-kit';

/** Who of staff acts, and in which session. */
export function actingUser(): UserPrincipal {
  const { principal } = currentContext();
  if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return principal;
}
