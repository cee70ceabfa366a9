import { AppError, type Role, type UserPrincipal } from '@quillcare/contracts';

export interface OwnedView {
  ownerId: string;
  isShared: boolean;
}

type Person = Pick<UserPrincipal, 'userId' | 'role'>;

const ADMINISTRATORS: readonly Role[] = ['ORG_ADMIN', 'SUPER_ADMIN'];

/** Administrators may change shared views, because everyone sees them. */
export function mayChange(view: OwnedView, { userId, role }: Person): boolean {
  return view.ownerId === userId || (view.isShared && ADMINISTRATORS.includes(role));
}

/** Throws unless the user may change the view. Other people's private views appear not to exist. */
export function requireChange(view: OwnedView, person: Person): void {
  if (mayChange(view, person)) return;
  throw new AppError(view.isShared ? 'FORBIDDEN' : 'NOT_FOUND');
}
