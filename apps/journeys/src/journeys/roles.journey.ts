import type { Role } from '@quillcare/contracts';
import type { Visitor } from '../browser/visitor';
import { signIn, signOut } from '../pages/auth.pages';
import { sidebarOf } from '../pages/shell.page';
import { equal, shown } from '../run/expect';
import type { Journey } from '../run/journey';

const DEMO_PASSWORD = 'Quillcare-2026!';

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
const SIDEBAR: Record<Role, { email: string; badge: string; entries: string[] }> = {
  ORG_ADMIN: {
    email: 'admin@demo.quillcare.test',
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
    email: 'super.admin@demo.quillcare.test',
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
    email: 'sales@demo.quillcare.test',
    badge: 'User',
    entries: ['Dashboard', 'Clients', 'Leads', ...SELLING, ...PLACES, 'Surgeries', 'Settings'],
  },
  LEAD_COORDINATOR: {
    email: 'leads@demo.quillcare.test',
    badge: 'User',
    entries: ['Dashboard', 'Clients', 'Leads', 'Callbacks', ...PLACES, 'Settings'],
  },
  USER: {
    email: 'user@demo.quillcare.test',
    badge: 'User',
    entries: ['Dashboard', 'Clients', ...PLACES, 'Settings'],
  },
};

/** Each demo account signs in and sees what its role may see, and nothing else. */
export const rolesJourney: Journey = {
  name: 'roles',
  async run(world) {
    const visitor = await world.visitor({ who: 'staff' });
    for (const [role, { email, badge, entries }] of Object.entries(SIDEBAR)) {
      await signIn(visitor, email, DEMO_PASSWORD);
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
