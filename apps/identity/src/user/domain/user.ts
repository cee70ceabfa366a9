import type { DashboardView, Grants, Role, StaffUser, UserProfile } from '@quillcare/contracts';
import { searchKey } from '@quillcare/rules';

/** The facts of an account shown in its profile. */
export interface Account {
  readonly id: string;
  readonly organisationId: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly isActive: boolean;
  readonly grants: Grants | null;
  readonly dashboardView: DashboardView;
  readonly usualSiteId: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export function displayName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
}

/** Returns the columns derived from name and email. Searching and sorting ignore case and diacritics. */
export function derivedColumns(person: { firstName: string; lastName: string; email: string }): {
  searchKey: string;
  sortName: string;
} {
  const first = searchKey(person.firstName);
  const last = searchKey(person.lastName);
  // A tab sorts before every letter and space, so that all of "De" come before "De Silva".
  return { searchKey: `${first} ${last} ${searchKey(person.email)}`, sortName: `${last}\t${first}` };
}

export function staffUserOf(account: Account & { version: number }): StaffUser {
  const { organizationId: _own, ...profile } = toUserProfile(account);
  return { ...profile, version: account.version };
}

/** Maps an account to its profile, never including the password. */
export function toUserProfile(account: Account): UserProfile {
  return {
    id: account.id,
    email: account.email,
    name: displayName(account),
    firstName: account.firstName,
    lastName: account.lastName,
    role: account.role,
    organizationId: account.organisationId,
    isActive: account.isActive,
    grants: toGrantsDto(account.grants),
    dashboardView: account.dashboardView,
    usualSiteId: account.usualSiteId,
    createdAt: account.createdAt.toISOString(),
    updatedAt: account.updatedAt.toISOString(),
  };
}

/** Converts grants to wire format: undefined if there are none, with mutable lists. */
export function toGrantsDto(grants: Grants | null): UserProfile['grants'] {
  if (!grants) return undefined;
  return Object.fromEntries(Object.entries(grants).map(([resource, actions]) => [resource, [...actions]]));
}
