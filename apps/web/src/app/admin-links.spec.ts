import { isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { allows, ROLES, type OperationPermission, type Role } from '@quillcare/contracts';
import { adminGroupsFor } from '../features/admin/admin.groups';
import { ownItems } from './palette/palette.items';
import { routesFor } from './routes';
import { navigationFor } from './shell/navigation';

const rightsOf = (role: Role) => ({ role, isActive: true });
const toolsOf = (role: Role) => adminGroupsFor(rightsOf(role)).flatMap(({ tools }) => tools);
const routes = routesFor('production');

/** The guards on the way to a page, and whether there is a page at all. */
function wayTo(path: string) {
  const matches = matchRoutes(routes, path) ?? [];
  const guards = matches.flatMap(({ route: { element } }) => {
    const { permission } = (isValidElement(element) ? element.props : {}) as {
      permission?: OperationPermission;
    };
    return permission ? [permission] : [];
  });
  return { guards, end: matches.at(-1)?.route.path };
}

it.each(['ORG_ADMIN', 'SUPER_ADMIN'] as const)(
  'every admin tool of a %s leads to a page that opens',
  (role) => {
    const tools = toolsOf(role);
    expect(tools.length).toBeGreaterThan(7);
    for (const { to } of tools) {
      const { guards, end } = wayTo(to);
      expect([to, end]).toEqual([to, to]);
      expect([to, guards.every((permission) => allows(permission, rightsOf(role)))]).toEqual([to, true]);
    }
  },
);

it('offers the platform to super admins only, and each tool once', () => {
  const platform = toolsOf('SUPER_ADMIN').filter(
    ({ to }) => !toolsOf('ORG_ADMIN').some((tool) => tool.to === to),
  );
  expect(platform.map(({ to }) => to)).toEqual([
    '/super-admin',
    '/organizations',
    '/admin/super-admin-management',
    '/diagnostic',
  ]);
  const paths = toolsOf('SUPER_ADMIN').map(({ to }) => to);
  expect(new Set(paths).size).toBe(paths.length);
});

it('keeps billing to administrators', () => {
  const opens = (role: Role) =>
    wayTo('/admin/billing').guards.every((permission) => allows(permission, rightsOf(role)));
  expect(ROLES.filter(opens)).toEqual(['SUPER_ADMIN', 'ORG_ADMIN']);
});

it('offers no page in the sidebar or the palette that does not exist', () => {
  const rights = rightsOf('SUPER_ADMIN');
  const words = { of: (key: string) => key, lang: undefined };
  const offered = [
    ...navigationFor(rights).flatMap(({ entries }) => entries.map(({ to }) => to)),
    ...ownItems(rights, words).flatMap(({ act }) => ('to' in act ? [act.to] : [])),
  ];
  expect(offered.length).toBeGreaterThan(20);
  expect(offered.filter((path) => wayTo(path).end !== path)).toEqual([]);
});
