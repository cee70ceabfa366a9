import { ACTIONS, type Action, type Grants, type Resource, type UserGrants } from '@quillcare/contracts';

/** Explicit grants in the contract's format. */
export type OwnGrants = UserGrants['grants'];

/** The actions MANAGE includes. */
const SINGLE = ACTIONS.filter((action) => action !== 'MANAGE');

/** Returns the effective actions for a resource: the explicit ones, or else the role's. */
export function inForce(grants: Grants, defaults: Grants, resource: Resource): readonly Action[] {
  return grants[resource] ?? defaults[resource] ?? [];
}

/** Returns whether the action is listed or included in MANAGE. */
export function isTicked(actions: readonly Action[], action: Action): boolean {
  return actions.includes(action) || actions.includes('MANAGE');
}

/** Returns whether the resource has explicit grants instead of the role's. */
export function isOwn(grants: OwnGrants, resource: Resource): boolean {
  return grants[resource] !== undefined;
}

/** Toggles one action. A row that then equals the role's is no longer explicit, so that it follows later changes to the role. */
export function toggled(grants: OwnGrants, defaults: Grants, resource: Resource, action: Action): OwnGrants {
  const before = inForce(grants, defaults, resource);
  const after = isTicked(before, action) ? without(before, action) : withAction(before, action);
  return isSame(after, defaults[resource] ?? [])
    ? asRole(grants, resource)
    : { ...grants, [resource]: after };
}

/** Removes the explicit grants for a resource, so that the role's apply. */
export function asRole(grants: OwnGrants, resource: Resource): OwnGrants {
  const { [resource]: _own, ...others } = grants;
  return others;
}

/** Returns the resources whose explicit grants differ. */
export function changedResources(before: Grants, after: Grants): Resource[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)] as Resource[]);
  return [...all].filter((resource) => {
    const [old, fresh] = [before[resource], after[resource]];
    return old === undefined || fresh === undefined ? old !== fresh : !isSame(old, fresh);
  });
}

function withAction(actions: readonly Action[], action: Action): Action[] {
  return action === 'MANAGE' ? ['MANAGE'] : ordered([...actions, action]);
}

// Removes an action. Removing one that MANAGE includes keeps the others; removing MANAGE itself keeps the single actions.
function without(actions: readonly Action[], action: Action): Action[] {
  const single = actions.includes('MANAGE') ? SINGLE : actions;
  return ordered(single.filter((other) => other !== action));
}

export const ordered = (actions: readonly Action[]) => ACTIONS.filter((action) => actions.includes(action));

function isSame(one: readonly Action[], other: readonly Action[]): boolean {
  return ordered(one).join() === ordered(other).join();
}
