import { AppError, type Role, type UserPrincipal } from '@quillcare/contracts';

export interface Owned {
  ownerId: string;
  isShared: boolean;
}

type Person = Pick<UserPrincipal, 'userId' | 'role'>;

const ADMINISTRATORS: readonly Role[] = ['ORG_ADMIN', 'SUPER_ADMIN'];

/** A shared view is on everybody's screen, so administrators can put it right. */
export function mayChange(view: Owned, { userId, role }: Person): boolean {
  return view.ownerId === userId || (view.isShared && ADMINISTRATORS.includes(role));
}

/** Throws unless the person may change the view. Somebody else's own view does not exist for them. */
export function requireChange(view: Owned, person: Person): void {
  if (mayChange(view, person)) return;
  throw new AppError(view.isShared ? 'FORBIDDEN' : 'NOT_FOUND');
}
