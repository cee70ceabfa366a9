import { allows, type OperationPermission, type Rights } from '@quillcare/contracts';
import type { Right } from '../../shared/feature/feature';
import { TOOLS } from '../entries';
import { FEATURES } from '../features';

const permissionCache = new Map<Right, OperationPermission>();

/** Resolves a right to its permission. An operation is loaded lazily, and only once. */
export async function fetchPermission(right: Right): Promise<OperationPermission> {
  if (typeof right !== 'function') return right;
  const permission = permissionCache.get(right) ?? (await right()).permission;
  permissionCache.set(right, permission);
  return permission;
}

/** Loads the operations whose permissions `canOpen` checks: those of actions and admin tools. */
export async function fetchPermissions(): Promise<void> {
  const offers = [...FEATURES.flatMap(({ actions = [] }) => actions), ...TOOLS];
  await Promise.all(offers.map(({ right }) => fetchPermission(right)));
}

/** Whether the user has the right. Await `fetchPermissions` before checking the right of an action or a tool. */
export function canOpen(right: Right, rights: Rights): boolean {
  const permission = typeof right === 'function' ? permissionCache.get(right) : right;
  if (permission === undefined) throw new Error('fetchPermissions must be awaited before mayOpen');
  return allows(permission, rights);
}
