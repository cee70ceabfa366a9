import { ACTIONS, type Action, type Grants, type Resource, type UserGrants } from '@quillcare/contracts';

/** Explicit grants as the contract sends them. */
export type OwnGrants = UserGrants['grants'];

/** MANAGE stands for all of these. */
const SINGLE = ACTIONS.filter((action) => action !== 'MANAGE');

/** The actions that are in force for a resource: the explicit ones, else those of the role. */
export function inForce(grants: Grants, defaults: Grants, resource: Resource): readonly Action[] {
  return grants[resource] ?? defaults[resource] ?? [];
}

/** Whether a box is ticked: listed, or contained in MANAGE. */
export function isTicked(actions: readonly Action[], action: Action): boolean {
  return actions.includes(action) || actions.includes('MANAGE');
}

/** Whether the resource is set for this person rather than by the role. */
export function isOwn(grants: OwnGrants, resource: Resource): boolean {
  return grants[resource] !== undefined;
}

/**
 * The grants after a click on one box. A row that then equals the role's is no longer explicit, so that it
 * follows later changes of the role.
 */
export function toggled(grants: OwnGrants, defaults: Grants, resource: Resource, action: Action): OwnGrants {
  const before = inForce(grants, defaults, resource);
  const after = isTicked(before, action) ? without(before, action) : withAction(before, action);
  return isSame(after, defaults[resource] ?? [])
    ? asRole(grants, resource)
    : { ...grants, [resource]: after };
}

/** The grants with the resource left to the role. */
export function asRole(grants: OwnGrants, resource: Resource): OwnGrants {
  const { [resource]: _own, ...others } = grants;
  return others;
}

/** Resources whose explicit grants differ. */
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

// Taking one action out of MANAGE leaves the others; taking MANAGE itself away leaves the single ones.
function without(actions: readonly Action[], action: Action): Action[] {
  const single = actions.includes('MANAGE') ? SINGLE : actions;
  return ordered(single.filter((other) => other !== action));
}

export const ordered = (actions: readonly Action[]) => ACTIONS.filter((action) => actions.includes(action));

function isSame(one: readonly Action[], other: readonly Action[]): boolean {
  return ordered(one).join() === ordered(other).join();
}
