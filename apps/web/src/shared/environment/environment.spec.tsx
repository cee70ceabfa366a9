import { getEnvironment } from './environment';

const page = (named?: string) => {
  const made = document.implementation.createHTMLDocument();
  if (named !== undefined) made.documentElement.dataset.environment = named;
  return made;
};

it('is read from the page, and defaults to production', () => {
  expect(getEnvironment(page('development'))).toBe('development');
  expect(getEnvironment(page('test'))).toBe('test');
  expect(getEnvironment(page('production'))).toBe('production');
  expect(getEnvironment(page('staging'))).toBe('production');
  expect(getEnvironment(page())).toBe('production');
});
