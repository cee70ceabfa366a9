import { isValidElement } from 'react';
import { matchRoutes, type RouteObject } from 'react-router-dom';
import { allows, ROLES, type OperationPermission, type Role } from '@quillcare/contracts';
import { fetchPermissions } from './access/permissions';
import { adminGroupsFor } from './admin/admin.tools';
import { ownItems } from './palette/palette.items';
import { routesFor } from './app.routes';
import { navigationFor } from './shell/navigation';

const rightsOf = (role: Role) => ({ role, isActive: true });
const toolsOf = (role: Role) => adminGroupsFor(rightsOf(role)).flatMap(({ tools }) => tools);
const routes = routesFor('production');

beforeAll(() => fetchPermissions());

/** Returns the permission that a route requires, if any. */
async function guardOf({ element, lazy }: RouteObject): Promise<OperationPermission | undefined> {
  const shown = element ?? (typeof lazy === 'function' ? (await lazy()).element : undefined);
  return (isValidElement(shown) ? (shown.props as { permission?: OperationPermission }) : {}).permission;
}

/** Returns the guards on the way to a path, and the path of the route it ends at. */
async function wayTo(path: string) {
  const matches = matchRoutes(routes, path) ?? [];
  const guards = await Promise.all(matches.slice(0, -1).map(({ route }) => guardOf(route)));
  return { guards: guards.filter((guard) => guard !== undefined), end: matches.at(-1)?.route.path };
}

it.each(['ORG_ADMIN', 'SUPER_ADMIN'] as const)(
  'links a %s only to admin tools with an existing page they are allowed to open',
  async (role) => {
    const tools = toolsOf(role);
    expect(tools.length).toBeGreaterThan(7);
    for (const { to } of tools) {
      const { guards, end } = await wayTo(to);
      expect([to, guards]).not.toEqual([to, []]);
      expect([to, end]).toEqual([to, to]);
      expect([to, guards.every((permission) => allows(permission, rightsOf(role)))]).toEqual([to, true]);
    }
  },
);

it('offers each platform tool once, to super admins only', () => {
  const platform = toolsOf('SUPER_ADMIN').filter(
    ({ to }) => !toolsOf('ORG_ADMIN').some((tool) => tool.to === to),
  );
  expect(platform.map(({ to }) => to)).toEqual([
    '/super-admin',
    '/organizations',
    '/admin/invoices',
    '/admin/super-admin-management',
    '/admin/mates-rates',
    '/admin/non-billing-organizations',
    '/admin/mbs',
    '/diagnostic',
    '/admin/platform-announcements',
  ]);
  const paths = toolsOf('SUPER_ADMIN').map(({ to }) => to);
  expect(new Set(paths).size).toBe(paths.length);
});

it('restricts the billing page to administrators', async () => {
  const { guards } = await wayTo('/admin/billing');
  const opens = (role: Role) => guards.every((permission) => allows(permission, rightsOf(role)));
  expect(ROLES.filter(opens)).toEqual(['SUPER_ADMIN', 'ORG_ADMIN']);
});

it.each(['/doctors/import', '/hospitals/import', '/sites/import', '/surgeries/import'])(
  'restricts %s to administrators',
  async (path) => {
    const { guards, end } = await wayTo(path);
    const opens = (role: Role) => guards.every((permission) => allows(permission, rightsOf(role)));
    expect([end, ROLES.filter(opens)]).toEqual([path, ['SUPER_ADMIN', 'ORG_ADMIN']]);
  },
);

it('has a page for every entry of the sidebar and the command palette', async () => {
  const rights = rightsOf('SUPER_ADMIN');
  const words = { of: (key: string) => key, lang: undefined };
  const offered = [
    ...navigationFor(rights).flatMap(({ entries }) => entries.map(({ to }) => to)),
    ...ownItems(rights, words).map(({ act }) => act.to),
  ];
  expect(offered.length).toBeGreaterThan(20);
  const ends = await Promise.all(offered.map(async (path) => (await wayTo(path)).end));
  expect(ends).toEqual(offered);
});
