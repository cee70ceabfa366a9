import { z } from 'zod';
import {
  ACTIONS,
  action,
  can,
  RESOURCES,
  permissionResource,
  role,
  type Action,
  type Resource,
  type Rights,
  type Role,
} from './permissions';
import { id } from './primitives';

/** To whom something is said within a practice: to those who are all that is named here; `{}` is everybody. */
export const recipients = z.object({
  userId: id.optional(),
  roles: z.array(role).min(1).optional(),
  right: z.object({ resource: permissionResource, action }).optional(),
});
export type Recipients = z.infer<typeof recipients>;

/** Recipients, and the resource that one must be able to read besides; null for none. */
export interface Audience {
  to: Recipients;
  needs: Resource | null;
  /** People of these who do not want to hear of it. */
  except?: readonly string[];
}

export const toPractice = (): Recipients => ({});
export const toPerson = (userId: string): Recipients => ({ userId });
export const toRoles = (...roles: [Role, ...Role[]]): Recipients => ({ roles });
export const toRight = (wanted: Resource, what: Action): Recipients => ({
  right: { resource: wanted, action: what },
});

/** Whether a person is in an audience now. */
export function isAddressed({ to, needs, except }: Audience, person: Rights & { userId: string }): boolean {
  const { userId, roles, right } = to;
  if (!person.isActive || except?.includes(person.userId)) return false;
  if (userId !== undefined && userId !== person.userId) return false;
  if (roles && !roles.includes(person.role)) return false;
  if (right && !can(person, right.resource, right.action)) return false;
  return needs === null || can(person, needs, 'READ');
}

/** A right in one word, as it is stored: "QUOTES READ". */
export function rightName(wanted: Resource, what: Action): string {
  return `${wanted} ${what}`;
}

/** What makes a person one of the recipients: the role and the names of all rights. */
export function holdings(person: Rights): string[] {
  const rights = RESOURCES.flatMap((wanted) =>
    ACTIONS.filter((what) => can(person, wanted, what)).map((what) => rightName(wanted, what)),
  );
  return [person.role, ...rights];
}
