import { allows, type OperationPermission, type Rights } from '@quillcare/contracts';
import type { Right } from '../../shared/feature/feature';
import { FEATURES } from '../features';

const fetched = new Map<Right, OperationPermission>();

/** The permission itself; an operation that decides is fetched once. */
export async function permissionOf(right: Right): Promise<OperationPermission> {
  if (typeof right !== 'function') return right;
  const permission = fetched.get(right) ?? (await right()).permission;
  fetched.set(right, permission);
  return permission;
}

/** Fetches what `mayOpen` needs: the operations that decide about actions and admin tools. */
export async function fetchPermissions(): Promise<void> {
  const offers = FEATURES.flatMap(({ actions = [], tools = [] }) => [...actions, ...tools]);
  await Promise.all(offers.map(({ right }) => permissionOf(right)));
}

/** Whether the person may; for rights of actions and tools after `fetchPermissions`. */
export function mayOpen(right: Right, rights: Rights): boolean {
  const permission = typeof right === 'function' ? fetched.get(right) : right;
  if (permission === undefined) throw new Error('fetchPermissions must be awaited before mayOpen');
  return allows(permission, rights);
}
