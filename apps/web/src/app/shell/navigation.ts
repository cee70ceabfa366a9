import type { ComponentType } from 'react';
import type { SvgIconProps } from '@mui/material/SvgIcon';
import { ADMINS, can, canAny, type Resource, type Rights } from '@quillcare/contracts';
import {
  AdminIcon,
  AuditIcon,
  BillingIcon,
  CallbacksIcon,
  CasesIcon,
  ClientsIcon,
  DashboardIcon,
  DoctorsIcon,
  HospitalsIcon,
  OrganisationIcon,
  QuotesIcon,
  SettingsIcon,
  SuperAdminIcon,
  SurgeriesIcon,
  UsersIcon,
} from '@quillcare/ui';
import type { NavigationKey } from '../i18n/navigation.en';

export interface NavigationEntry {
  label: NavigationKey;
  to: string;
  icon: ComponentType<SvgIconProps>;
  isVisible: (rights: Rights) => boolean;
  /** Marked for super admins. */
  isMarked?: boolean;
}

export interface NavigationGroup {
  label: NavigationKey;
  entries: NavigationEntry[];
}

const always = (rights: Rights) => rights.isActive;
const any = (resource: Resource) => (rights: Rights) => canAny(rights, resource);
const createsQuotes = (rights: Rights) => can(rights, 'QUOTES', 'CREATE');
const isAdmin = (rights: Rights) => rights.isActive && (ADMINS as readonly string[]).includes(rights.role);
const createsUsers = (rights: Rights) => isAdmin(rights) && can(rights, 'USERS', 'CREATE');
const isSuperAdmin = (rights: Rights) => rights.isActive && rights.role === 'SUPER_ADMIN';

function entry(
  label: NavigationEntry['label'],
  to: string,
  icon: NavigationEntry['icon'],
  isVisible: NavigationEntry['isVisible'],
): NavigationEntry {
  return { label, to, icon, isVisible };
}

/** The sidebar, in the order of the specification's table. A page gets its entry when it is built. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    label: 'group.main',
    entries: [
      entry('entry.dashboard', '/app', DashboardIcon, always),
      entry('entry.clients', '/clients', ClientsIcon, any('CLIENTS')),
      entry('entry.quotes', '/quotes', QuotesIcon, createsQuotes),
      entry('entry.callbacks', '/callbacks', CallbacksIcon, createsQuotes),
      entry('entry.surgeryCases', '/surgery-cases', CasesIcon, createsQuotes),
    ],
  },
  {
    label: 'group.management',
    entries: [
      entry('entry.doctors', '/doctors', DoctorsIcon, any('DOCTORS')),
      entry('entry.hospitals', '/hospitals', HospitalsIcon, any('HOSPITALS')),
      entry('entry.surgeries', '/surgeries', SurgeriesIcon, any('SURGERIES')),
      entry('entry.auditTrail', '/admin/audit-trail', AuditIcon, isAdmin),
      entry('entry.billing', '/admin/billing', BillingIcon, isAdmin),
    ],
  },
  {
    label: 'group.administration',
    entries: [
      entry('entry.adminTools', '/admin', AdminIcon, isAdmin),
      entry('entry.users', '/users', UsersIcon, createsUsers),
      entry('entry.superAdmin', '/super-admin', SuperAdminIcon, isSuperAdmin),
      { ...entry('entry.organisations', '/organizations', OrganisationIcon, isSuperAdmin), isMarked: true },
      entry('entry.superAdminManagement', '/admin/super-admin-management', SuperAdminIcon, isSuperAdmin),
      entry('entry.settings', '/settings', SettingsIcon, always),
    ],
  },
];

/** The groups and entries that a person may see; groups without entries are left out. */
export function navigationFor(rights: Rights): NavigationGroup[] {
  return NAVIGATION.map((group) => ({
    ...group,
    entries: group.entries.filter(({ isVisible }) => isVisible(rights)),
  })).filter(({ entries }) => entries.length > 0);
}

/** Whether an entry is the current one: `/admin` only exactly, because other entries are below it. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/app') return pathname === '/app' || pathname === '/dashboard';
  if (to === '/admin/billing' && pathname === '/admin/subscription') return true;
  if (to === '/admin') return pathname === '/admin';
  return pathname === to || pathname.startsWith(`${to}/`);
}
