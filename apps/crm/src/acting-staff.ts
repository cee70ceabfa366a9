import { AppError, type UserPrincipal } from '@quillcare/contracts';
import { currentContext } from '@quillcare/service-kit';

/** Returns the signed-in user of the current request. */
export function actingStaff(): UserPrincipal {
  const { principal } = currentContext();
  if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return principal;
}
