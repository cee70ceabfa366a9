import { timeZoneChoices } from './time-zones';

it('lists Australian and New Zealand zones first, then all others by region', () => {
  const choices = timeZoneChoices('Australia/Sydney');
  const near = choices.filter(({ region }) => region === 'Australia and New Zealand').length;
  expect(choices.slice(0, near).map(({ id }) => id)).toEqual(
    expect.arrayContaining(['Australia/Sydney', 'Pacific/Auckland']),
  );
  expect(choices).toContainEqual({
    id: 'Pacific/Port_Moresby',
    label: 'Pacific/Port Moresby',
    region: 'Pacific',
  });
});

it('includes a stored zone unknown to the browser, without duplicates', () => {
  const ids = timeZoneChoices('Etc/GMT-10').map(({ id }) => id);
  expect(ids).toContain('Etc/GMT-10');
  expect(new Set(ids).size).toBe(ids.length);
});
