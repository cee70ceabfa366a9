import { unfinishedPath } from './second-step.path';

const here = { pathname: '/clients/5', search: '?tab=quotes' };

it('leads nowhere after sign-in is finished', () => {
  expect(unfinishedPath({ secondStep: 'DONE' }, here)).toBeNull();
});

it.each([
  ['VERIFY', '/security/mfa/verify'],
  ['SET_UP', '/security/mfa/setup'],
] as const)(
  'leads to the page that finishes it, and remembers where the person was going: %s',
  (secondStep, page) => {
    expect(unfinishedPath({ secondStep }, here)).toBe(`${page}?next=%2Fclients%2F5%3Ftab%3Dquotes`);
    expect(unfinishedPath({ secondStep }, { pathname: page, search: '?next=%2Fquotes' })).toBeNull();
  },
);

it('keeps the goal when one of the two pages leads to the other', () => {
  const set = { pathname: '/security/mfa/setup', search: '?way=app&next=%2Fquotes' };
  expect(unfinishedPath({ secondStep: 'VERIFY' }, set)).toBe('/security/mfa/verify?next=%2Fquotes');
  expect(unfinishedPath({ secondStep: 'VERIFY' }, { ...set, search: '' })).toBe(
    '/security/mfa/verify?next=%2Fdashboard',
  );
});
