import { pageRoute } from './page-route';

it.each([
  ['/quotes', '/quotes'],
  ['/quotes/view/01a1fa25-0000-7000-8000-00000000000a', '/quotes/view/:id'],
  ['/admin/surgery-config/01a1fa25-0000-7000-8000-00000000000a', '/admin/surgery-config/:id'],
  ['/clients/import', '/clients/import'],
])('reduces %s to the route %s, without record ids', (path, route) => {
  expect(pageRoute(path)).toBe(route);
});

it('sends nothing for an address that is not a page of the app', () => {
  expect(pageRoute('/Nguyễn')).toBeUndefined();
  expect(pageRoute(`/${'a'.repeat(200)}`)).toBeUndefined();
});
