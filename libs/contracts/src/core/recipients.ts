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

/** Recipients within a practice: those who match every criterion given here. `{}` is everybody. */
export const recipients = z.object({
  userId: id.optional(),
  roles: z.array(role).min(1).optional(),
  right: z.object({ resource: permissionResource, action }).optional(),
});
export type Recipients = z.infer<typeof recipients>;

/** Recipients, and the resource that they must also be able to read. Null if none. */
export interface Audience {
  to: Recipients;
  needs: Resource | null;
  /** User ids excluded because they do not want to be notified. */
  except?: readonly string[];
}

export const toPractice = (): Recipients => ({});
export const toPerson = (userId: string): Recipients => ({ userId });
export const toRoles = (...roles: [Role, ...Role[]]): Recipients => ({ roles });
export const toRight = (resource: Resource, what: Action): Recipients => ({
  right: { resource: resource, action: what },
});

/** Whether a person currently belongs to an audience. */
export function isInAudience({ to, needs, except }: Audience, person: Rights & { userId: string }): boolean {
  const { userId, roles, right } = to;
  if (!person.isActive || except?.includes(person.userId)) return false;
  if (userId !== undefined && userId !== person.userId) return false;
  if (roles && !roles.includes(person.role)) return false;
  if (right && !can(person, right.resource, right.action)) return false;
  return needs === null || can(person, needs, 'READ');
}

/** Returns a right in its stored form, such as "QUOTES READ". */
export function formatRight(resource: Resource, what: Action): string {
  return `${resource} ${what}`;
}

/** Returns everything that can make a person a recipient: the role and the names of all rights. */
export function recipientKeys(person: Rights): string[] {
  const rights = RESOURCES.flatMap((resource) =>
    ACTIONS.filter((what) => can(person, resource, what)).map((what) => formatRight(resource, what)),
  );
  return [person.role, ...rights];
}
