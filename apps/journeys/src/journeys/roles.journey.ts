import type { Role } from '@quillcare/contracts';
import type { Visitor } from '../browser/visitor';
import { signOut } from '../pages/auth.pages';
import { signInToDemo, type DEMO } from '../pages/demo.pages';
import { sidebarOf } from '../pages/shell.page';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const QUOTING = ['Quotes', 'Callbacks', 'Surgery cases'];
const SELLING = [...QUOTING, 'Reports'];
const PLACES = ['Doctors', 'Hospitals'];
const ADMINISTRATION = [
  'Sites',
  'Surgery configuration',
  'Option lists',
  'Email config',
  'Pricing rules',
  'Audit trail',
  'Billing',
];
const PLATFORM = [
  'Super admin',
  'Organisations',
  'Invoices',
  'Super admin management',
  'Mates rates',
  'Non-billing organisations',
];

/** The sidebar of each role, as listed in the specification. */
const SIDEBAR: Record<Role, { who: keyof typeof DEMO; badge: string; entries: string[] }> = {
  ORG_ADMIN: {
    who: 'admin',
    badge: 'Organisation Administrator',
    entries: [
      'Dashboard',
      'Clients',
      'Leads',
      ...SELLING,
      ...PLACES,
      'Surgeries',
      ...ADMINISTRATION,
      'Admin Tools',
      'Users',
      'Settings',
    ],
  },
  SUPER_ADMIN: {
    who: 'superAdmin',
    badge: 'Super Admin',
    entries: [
      'Dashboard',
      'Clients',
      'Leads',
      ...SELLING,
      ...PLACES,
      'Surgeries',
      ...ADMINISTRATION,
      'Admin Tools',
      'Users',
      ...PLATFORM,
      'Settings',
    ],
  },
  SALES_MANAGER: {
    who: 'manager',
    badge: 'User',
    entries: ['Dashboard', 'Clients', 'Leads', ...SELLING, ...PLACES, 'Surgeries', 'Settings'],
  },
  LEAD_COORDINATOR: {
    who: 'coordinator',
    badge: 'User',
    entries: ['Dashboard', 'Clients', 'Leads', 'Callbacks', ...PLACES, 'Settings'],
  },
  USER: {
    who: 'user',
    badge: 'User',
    entries: ['Dashboard', 'Clients', ...PLACES, 'Settings'],
  },
};

/** Each demo account signs in and sees what its role may see, and nothing else. */
export const rolesJourney: Journey = {
  name: 'roles',
  usesDemo: true,
  async run(world) {
    const visitor = await world.visitor({ who: 'staff' });
    for (const [role, { who, badge, entries }] of Object.entries(SIDEBAR)) {
      await signInToDemo(visitor, who);
      equal(await sidebarOf(visitor), entries, `the sidebar of ${role}`);
      await shown(visitor.page.getByText(badge, { exact: true }), `the badge of ${role}`);
      await visitor.look(`dashboard-${role.toLowerCase()}`);
      if (role === 'USER') await isKeptOut(visitor);
      await signOut(visitor);
    }
  },
};

async function isKeptOut(visitor: Visitor): Promise<void> {
  for (const path of ['/admin/audit-trail', '/clients/new', '/quotes/create']) {
    await visitor.open(path);
    await shown(
      visitor.page.getByText("You don't have permission to perform this action"),
      `the refusal at ${path}`,
    );
  }
}
