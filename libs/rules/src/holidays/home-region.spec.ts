import { findHomeRegion } from './home-region';

const sydney = { country: 'AU', timeZone: 'Australia/Sydney' } as const;
const auckland = { country: 'NZ', timeZone: 'Pacific/Auckland' } as const;

it.each([
  [{ ...sydney, address: '12 Spring Street, Melbourne VIC 3000' }, 'VIC'],
  [{ ...sydney, address: 'Level 3, 20 NSW Lane, Brisbane QLD 4000, Australia' }, 'QLD'],
  [{ ...sydney, address: 'Victoria Street, Potts Point' }, null],
  [{ ...sydney, address: null }, null],
  [{ country: 'AU', address: null, timeZone: 'Australia/Perth' } as const, 'WA'],
  [{ ...auckland, address: '4 Wellington Street, Auckland 1010' }, 'Auckland'],
  [{ ...auckland, address: 'Queenstown' }, null],
])('finds the state or region of %j', (home, region) => {
  expect(findHomeRegion(home)).toBe(region);
});
