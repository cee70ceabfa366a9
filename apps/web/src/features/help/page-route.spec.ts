import { pageRoute } from './page-route';

it.each([
  ['/quotes', '/quotes'],
  ['/quotes/view/01a1fa25-0000-7000-8000-00000000000a', '/quotes/view/:id'],
  ['/admin/surgery-config/01a1fa25-0000-7000-8000-00000000000a', '/admin/surgery-config/:id'],
  ['/clients/import', '/clients/import'],
])('makes of %s the route %s, which names nobody', (path, route) => {
  expect(pageRoute(path)).toBe(route);
});

it('tells nothing of an address that is no page of ours', () => {
  expect(pageRoute('/Nguyễn')).toBeUndefined();
  expect(pageRoute(`/${'a'.repeat(200)}`)).toBeUndefined();
});
