import {
  ACTIONS,
  can,
  RESOURCES,
  type Action,
  type FieldError,
  type Grants,
  type Resource,
  type Rights,
  type Role,
} from '@quillcare/contracts';

interface Right {
  readonly resource: Resource;
  readonly action: Action;
}

type GrantsOnWire = Partial<Record<Resource, Action[]>>;

const EVERY: readonly Right[] = RESOURCES.flatMap((resource) =>
  ACTIONS.map((action) => ({ resource, action })),
);

/** Normalises explicit grants for storage: distinct actions in canonical order. Null if there are none. */
export function storedGrants(grants: Grants): Grants | null {
  const listed = RESOURCES.filter((resource) => grants[resource] !== undefined);
  if (listed.length === 0) return null;
  return Object.fromEntries(
    listed.map((resource) => [resource, ACTIONS.filter((action) => grants[resource]?.includes(action))]),
  );
}

/** Converts effective rights to grants with every action listed. */
export function rightsAsGrants(rights: Rights): GrantsOnWire {
  const found: GrantsOnWire = {};
  for (const { resource, action } of EVERY)
    if (can(rights, resource, action)) (found[resource] ??= []).push(action);
  return found;
}

/** Returns the rights gained and lost by a change of explicit grants, given the role. */
export function rightsChange(role: Role, before: Grants | null, after: Grants | null) {
  const may = (grants: Grants | null, { resource, action }: Right): boolean =>
    can({ role, isActive: true, grants: grants ?? undefined }, resource, action);
  return {
    added: EVERY.filter((right) => may(after, right) && !may(before, right)),
    removed: EVERY.filter((right) => may(before, right) && !may(after, right)),
  };
}

/** Returns an error for each resource on which `actor` would grant more than they have. */
export function excessErrors(actor: Rights, added: readonly Right[]): FieldError[] {
  const excess = added.filter(({ resource, action }) => !can(actor, resource, action));
  return [...new Set(excess.map(({ resource }) => resource))].map((resource) => ({
    path: `grants.${resource}`,
    message: 'You cannot grant rights that you do not have yourself',
  }));
}

/** Describes the change for the audit trail. */
export function describeChange({ added, removed }: ReturnType<typeof rightsChange>): string | null {
  const words = (rights: readonly Right[]): string =>
    rights.map(({ resource, action }) => `${resource} ${action}`).join(', ');
  const parts = [
    added.length > 0 ? `Gained: ${words(added)}.` : '',
    removed.length > 0 ? `Lost: ${words(removed)}.` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}
