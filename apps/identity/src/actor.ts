import { AppError, type UserPrincipal } from '@quillcare/contracts';
import { currentContext, runInContext, type UnitOfWork } from '@quillcare/service-kit';
import { displayName } from './user/domain/user';

/** The account a request acts for, or creates. */
export interface ActorAccount {
  readonly id: string;
  readonly organisationId: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** Returns the signed-in member of staff. Throws UNAUTHENTICATED for any other principal. */
export function requireUser(): UserPrincipal {
  const { principal } = currentContext();
  if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return principal;
}

/**
 * Runs work in a transaction of the account's organisation, with the account as actor. Sign-up and sign-in requests start
 * anonymous, but the audit trail must still say who acted.
 */
export function runAs<T>(uow: UnitOfWork, account: ActorAccount, work: () => Promise<T>): Promise<T> {
  const { id, organisationId } = account;
  const actor = { id: `user:${id}`, name: displayName(account), userId: id };
  return runInContext({ ...currentContext(), actor, organisationId }, () => uow.runFor(organisationId, work));
}
