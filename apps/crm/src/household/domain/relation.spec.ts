import { relation, type HouseholdMember } from '@quillcare/contracts';
import { inverseOf, withoutRepeats } from './relation';

const member = (changes: Partial<HouseholdMember>): HouseholdMember => ({
  id: '1',
  relation: 'PARTNER',
  client: null,
  name: 'Rob Ngata',
  phone: null,
  note: null,
  ...changes,
});
const record = (id: string) => ({ id, dateOfBirth: null, email: 'rob@example.com', deletedAt: null });

it('inverts every relation back to itself', () => {
  for (const one of relation.options) expect(inverseOf(inverseOf(one))).toBe(one);
  expect(inverseOf('PARENT')).toBe('CHILD');
  expect(inverseOf('GUARDIAN')).toBe('DEPENDANT');
  expect(inverseOf('PARTNER')).toBe('PARTNER');
});

it('lists a person once per relation', () => {
  const partner = member({ client: record('a') });
  const again = member({ id: '2', client: record('a') });
  const referrer = member({ id: '3', client: record('a'), relation: 'REFERRER' });
  const namesake = member({ id: '4', client: record('b') });
  const outside = member({ id: '5' });
  expect(withoutRepeats([partner, again, referrer, namesake, outside, { ...outside, id: '6' }])).toEqual([
    partner,
    referrer,
    namesake,
    outside,
  ]);
});
