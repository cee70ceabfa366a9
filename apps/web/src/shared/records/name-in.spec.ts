import { doctorIn, nameIn } from './name-in';

it.each([
  ['Te Ariki Ngāpō', { firstName: 'Te Ariki', lastName: 'Ngāpō' }],
  ['Ngāpō', { firstName: 'Ngāpō' }],
  ['a@b.example', {}],
  ['0412 345 678', {}],
])('parses %j as a person’s name', (typed, expected) => {
  expect(nameIn(typed)).toEqual(expected);
});

it.each([
  ['dr. Amelia Hartmann', { title: 'Dr', firstName: 'Amelia', lastName: 'Hartmann' }],
  ['Prof Hartmann', { title: 'Prof', lastName: 'Hartmann' }],
  ['a/prof Amelia Hartmann', { title: 'A/Prof', firstName: 'Amelia', lastName: 'Hartmann' }],
  ['Miss Amelia Hartmann', { title: 'Miss', firstName: 'Amelia', lastName: 'Hartmann' }],
  ['Hartmann', { lastName: 'Hartmann' }],
  ['Hartmann, Amelia', { firstName: 'Amelia', lastName: 'Hartmann' }],
  ['Prof Hartmann, FRACS', { title: 'Prof', lastName: 'Hartmann', credentials: 'FRACS' }],
  [
    'Ms Amelia Hartmann,  MBBS, FRACS,',
    { title: 'Ms', firstName: 'Amelia', lastName: 'Hartmann', credentials: 'MBBS, FRACS' },
  ],
  ['', { lastName: '' }],
])('parses %j as a doctor’s name', (typed, expected) => {
  expect(doctorIn(typed)).toEqual(expected);
});
