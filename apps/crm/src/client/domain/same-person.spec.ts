import { isSamePerson } from './same-person';

const person = (firstName: string, lastName: string, dateOfBirth: string | null = null) => ({
  firstName,
  lastName,
  dateOfBirth,
});

describe('isSamePerson', () => {
  it.each([
    ['the same name', person('Zoë', "O'Brien"), person('ZOE', 'O’Brien')],
    ['the same name, one without a date of birth', person('Jun', 'Li', '1980-02-03'), person('Jun', 'Li')],
    ['a double name', person('Aroha', 'Ngata'), person('Aroha', 'Ngata-Reid')],
    ['a shortened name', person('Rob', 'Ngata', '1980-02-03'), person('Robert', 'Ngata', '1980-02-03')],
    ['a name after marriage', person('Mia', 'Li', '1980-02-03'), person('Mia', 'Jones', '1980-02-03')],
  ])('returns true for %s', (_, one, other) => {
    expect(isSamePerson(one, other)).toBe(true);
    expect(isSamePerson(other, one)).toBe(true);
  });

  it.each([
    ['mother and son', person('Aroha', 'Ngata', '1980-02-03'), person('Hemi', 'Ngata', '2010-05-06')],
    ['people without a known date of birth', person('Aroha', 'Ngata'), person('Hemi', 'Ngata')],
    ['people whose names share only a beginning', person('Jun', 'Li'), person('Jun', 'Lim')],
    [
      'father and son of the same name',
      person('John', 'Li', '1960-01-01'),
      person('John', 'Li', '1990-01-01'),
    ],
    ['twins', person('Hana', 'Ngata', '2010-05-06'), person('Hemi', 'Ngata', '2010-05-06')],
  ])('returns false for %s', (_, one, other) => {
    expect(isSamePerson(one, other)).toBe(false);
    expect(isSamePerson(other, one)).toBe(false);
  });
});
