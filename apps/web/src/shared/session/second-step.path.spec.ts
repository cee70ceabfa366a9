import { unfinishedPath } from './second-step.path';

const here = { pathname: '/clients/5', search: '?tab=quotes' };

it('is null after sign-in is complete', () => {
  expect(unfinishedPath({ secondStep: 'DONE' }, here)).toBeNull();
});

it.each([
  ['VERIFY', '/security/mfa/verify'],
  ['SET_UP', '/security/mfa/setup'],
] as const)(
  'is the page that completes sign-in, with the requested page as `next`: %s',
  (secondStep, page) => {
    expect(unfinishedPath({ secondStep }, here)).toBe(`${page}?next=%2Fclients%2F5%3Ftab%3Dquotes`);
    expect(unfinishedPath({ secondStep }, { pathname: page, search: '?next=%2Fquotes' })).toBeNull();
  },
);

it('keeps `next` from one of the two pages to the other', () => {
  const set = { pathname: '/security/mfa/setup', search: '?way=app&next=%2Fquotes' };
  expect(unfinishedPath({ secondStep: 'VERIFY' }, set)).toBe('/security/mfa/verify?next=%2Fquotes');
  expect(unfinishedPath({ secondStep: 'VERIFY' }, { ...set, search: '' })).toBe(
    '/security/mfa/verify?next=%2Fdashboard',
  );
});
