import { isValidElement } from 'react';
import { matchRoutes } from 'react-router-dom';
import { allows, ROLES, type OperationPermission, type Role } from '@quillcare/contracts';
import { adminGroupsFor } from '../features/admin/admin.groups';
import { ownItems } from './palette/palette.items';
import { routesFor } from './app.routes';
import { navigationFor } from './shell/navigation';

const rightsOf = (role: Role) => ({ role, isActive: true });
const toolsOf = (role: Role) => adminGroupsFor(rightsOf(role)).flatMap(({ tools }) => tools);
const routes = routesFor('production');

/** The guards of a route, and whether the route exists. */
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

it.each(['ORG_ADMIN', 'SUPER_ADMIN'] as const)('opens every admin tool of a %s', (role) => {
  const tools = toolsOf(role);
  expect(tools.length).toBeGreaterThan(7);
  for (const { to } of tools) {
    const { guards, end } = wayTo(to);
    expect([to, end]).toEqual([to, to]);
    expect([to, guards.every((permission) => allows(permission, rightsOf(role)))]).toEqual([to, true]);
  }
});

it('offers the platform tools to super admins only, each once', () => {
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

it('offers billing to administrators only', () => {
  const opens = (role: Role) =>
    wayTo('/admin/billing').guards.every((permission) => allows(permission, rightsOf(role)));
  expect(ROLES.filter(opens)).toEqual(['SUPER_ADMIN', 'ORG_ADMIN']);
});

it('has a page for every entry of the sidebar and the palette', () => {
  const rights = rightsOf('SUPER_ADMIN');
  const words = { of: (key: string) => key, lang: undefined };
  const offered = [
    ...navigationFor(rights).flatMap(({ entries }) => entries.map(({ to }) => to)),
    ...ownItems(rights, words).flatMap(({ act }) => ('to' in act ? [act.to] : [])),
  ];
  expect(offered.length).toBeGreaterThan(20);
  expect(offered.filter((path) => wayTo(path).end !== path)).toEqual([]);
});
