import { AppError, type UserPrincipal } from '@quillcare/contracts';
import { currentContext, runInContext, TenantRepository, type TenantEntity } from '@quillcare/service-kit';
import { displayName } from './user/domain/user';

/** An account in whose name something happens. */
export interface Acting {
  readonly id: string;
  readonly organisationId: string;
  readonly firstName: string;
  readonly lastName: string;
}

/** The member of staff who asks; throws UNAUTHENTICATED when it is somebody else. */
export function requireUser(): UserPrincipal {
  const { principal } = currentContext();
  if (principal.kind !== 'user') throw new AppError('UNAUTHENTICATED');
  return principal;
}

/** Runs work for an organisation that became known on the way, inside a platform scope. */
export function inOrganisation<T>(organisationId: string, work: () => Promise<T>): Promise<T> {
  return runInContext({ ...currentContext(), organisationId }, work);
}

/**
 * Runs work in the name of an account. Whoever signs up or in is a stranger when the request begins; what the request
 * then does is theirs, and the audit says so.
 */
export function actAs<T>(account: Acting, work: () => Promise<T>): Promise<T> {
  const actor = { id: `user:${account.id}`, name: displayName(account), userId: account.id };
  return runInContext({ ...currentContext(), actor, organisationId: account.organisationId }, work);
}

/**
 * A repository that also works before anybody is signed in: sign-up, sign-in and refresh run in a platform scope, which
 * is bound to no organisation, and name theirs by `inOrganisation` or `actAs`.
 */
export abstract class AccountRepository<E extends TenantEntity> extends TenantRepository<E> {
  protected override get organisationId(): string {
    return currentContext().organisationId ?? super.organisationId;
  }
}
