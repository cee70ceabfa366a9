import { AppError, type UserPrincipal } from '@quillcare/contracts';
import { currentContext, runInContext, type UnitOfWork } from '@quillcare/service-kit';
import { displayName } from './user/domain/user';

/** The account that a request is made from, or creates. */
export interface ActorAccount {
  readonly id: string;
  readonly organisationId: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The signed-in member of staff; throws UNAUTHENTICATED for any other principal. */
export function requireUser(): UserPrincipal {
  const { principal } = currentContext();
  if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return principal;
}

/**
 * Runs work in a transaction of the account's organisation and in the account's name: a request to sign up or in begins
 * anonymous, and the audit must still say who did what follows.
 */
export function runAs<T>(uow: UnitOfWork, account: ActorAccount, work: () => Promise<T>): Promise<T> {
  const { id, organisationId } = account;
  const actor = { id: `user:${id}`, name: displayName(account), userId: id };
  return runInContext({ ...currentContext(), actor, organisationId }, () => uow.runFor(organisationId, work));
}
