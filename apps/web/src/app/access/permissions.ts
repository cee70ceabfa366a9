import { allows, type OperationPermission, type Rights } from '@quillcare/contracts';
import type { Right } from '../../shared/feature/feature';
import { FEATURES } from '../features';

const fetched = new Map<Right, OperationPermission>();

/** Resolves a right to its permission. An operation is loaded lazily, and only once. */
export async function permissionOf(right: Right): Promise<OperationPermission> {
  if (typeof right !== 'function') return right;
  const permission = fetched.get(right) ?? (await right()).permission;
  fetched.set(right, permission);
  return permission;
}

/** Loads the operations whose permissions `mayOpen` checks: those of actions and admin tools. */
export async function fetchPermissions(): Promise<void> {
  const offers = FEATURES.flatMap(({ actions = [], tools = [] }) => [...actions, ...tools]);
  await Promise.all(offers.map(({ right }) => permissionOf(right)));
}

/** Whether the user has the right. Await `fetchPermissions` before checking the right of an action or a tool. */
export function mayOpen(right: Right, rights: Rights): boolean {
  const permission = typeof right === 'function' ? fetched.get(right) : right;
  if (permission === undefined) throw new Error('fetchPermissions must be awaited before mayOpen');
  return allows(permission, rights);
}
