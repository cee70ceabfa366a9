import { getCaseCalendar } from './case-calendar.operations';

const refused = (from: string, to: string) =>
  getCaseCalendar.query.safeParse({ from, to }).error?.issues.map(({ path }) => path.join('.')) ?? [];

it('accepts up to three months, but not a range ending on the last representable day', () => {
  expect(refused('2026-11-01', '2026-11-30')).toEqual([]);
  expect(refused('2026-11-01', '2027-03-31')).toEqual(['to']);
  expect(refused('9999-12-01', '9999-12-31')).toEqual(['to']);
});
