import type { Grants, Role, UserProfile } from '@quillcare/contracts';

/** The facts of an account that its profile shows. */
export interface Account {
  readonly id: string;
  readonly organisationId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly grants: Grants | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** A person's name as the product shows it. */
export function displayName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** The profile of an account; never its password. */
export function profileOf(account: Account): UserProfile {
  return {
    id: account.id,
    email: account.email,
    name: displayName(account),
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    organizationId: account.organisationId,
    isActive: account.isActive,
    grants: copyOf(account.grants),
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}

/** Grants as the wire knows them: absent where there are none, and mutable lists. */
export function copyOf(grants: Grants | null): UserProfile['grants'] {
  if (!grants) return undefined;
  return Object.fromEntries(Object.entries(grants).map(([resource, actions]) => [resource, [...actions]]));
}
