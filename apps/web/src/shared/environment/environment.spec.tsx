import { environment } from './environment';

const page = (named?: string) => {
  const made = document.implementation.createHTMLDocument();
  if (named !== undefined) made.documentElement.dataset.environment = named;
  return made;
};

it('is read from the page, and defaults to production', () => {
  expect(environment(page('development'))).toBe('development');
  expect(environment(page('test'))).toBe('test');
  expect(environment(page('production'))).toBe('production');
  expect(environment(page('staging'))).toBe('production');
  expect(environment(page())).toBe('production');
});
