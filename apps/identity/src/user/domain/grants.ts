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

/** Explicit grants as they are stored: each action once, in one order; null when there are none. */
export function storedGrants(grants: Grants): Grants | null {
  const listed = RESOURCES.filter((resource) => grants[resource] !== undefined);
  if (listed.length === 0) return null;
  return Object.fromEntries(
    listed.map((resource) => [resource, ACTIONS.filter((action) => grants[resource]?.includes(action))]),
  );
}

/** Effective rights as grants, with every action listed. */
export function rightsAsGrants(rights: Rights): GrantsOnWire {
  const found: GrantsOnWire = {};
  for (const { resource, action } of EVERY)
    if (can(rights, resource, action)) (found[resource] ??= []).push(action);
  return found;
}

/** The rights that a person with this role gains and loses by a change of explicit grants. */
export function rightsChange(role: Role, before: Grants | null, after: Grants | null) {
  const may = (grants: Grants | null, { resource, action }: Right): boolean =>
    can({ role, isActive: true, grants: grants ?? undefined }, resource, action);
  return {
    added: EVERY.filter((right) => may(after, right) && !may(before, right)),
    removed: EVERY.filter((right) => may(before, right) && !may(after, right)),
  };
}

/** One error for each resource of which `actor` would give more than they have. */
export function excessErrors(actor: Rights, added: readonly Right[]): FieldError[] {
  const excess = added.filter(({ resource, action }) => !can(actor, resource, action));
  return [...new Set(excess.map(({ resource }) => resource))].map((resource) => ({
    path: `grants.${resource}`,
    message: 'You cannot grant rights that you do not have yourself',
  }));
}

/** The change in words, for the audit. */
export function describeChange({ added, removed }: ReturnType<typeof rightsChange>): string | null {
  const words = (rights: readonly Right[]): string =>
    rights.map(({ resource, action }) => `${resource} ${action}`).join(', ');
  const parts = [
    added.length > 0 ? `Gained: ${words(added)}.` : '',
    removed.length > 0 ? `Lost: ${words(removed)}.` : '',
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(' ') : null;
}
