import { AppError, type Role } from '@quillcare/contracts';

/** Throws if an account's second step may not be reset. */
export function refuseReset(
  actor: { readonly userId: string; readonly role: Role },
  target: { readonly id: string; readonly role: Role },
): void {
  if (actor.userId === target.id) throw new AppError('OWN_ACCOUNT');
  if (target.role === 'SUPER_ADMIN' && actor.role !== 'SUPER_ADMIN') throw new AppError('FORBIDDEN');
}
