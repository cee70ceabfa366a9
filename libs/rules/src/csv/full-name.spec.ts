import { splitFullName } from './full-name';

it.each([
  ['Mona Money', undefined, 'Mona', 'Money'],
  ['Money, Mona', undefined, 'Mona', 'Money'],
  ['Surname, First (Ms)', 'Ms', 'First', 'Surname'],
  ['Lee, Ann (Miss)', 'Miss', 'Ann', 'Lee'],
  ['A/Prof Ann Lee', 'A/Prof', 'Ann', 'Lee'],
  ['Lee, Dr. Ann', 'Dr.', 'Ann', 'Lee'],
  ['Ms Ludwig van Beethoven', 'Ms', 'Ludwig', 'van Beethoven'],
  ['Mary Anne de la Cruz', undefined, 'Mary Anne', 'de la Cruz'],
  ['van Dyke', undefined, 'van', 'Dyke'],
  ["Siobhán O'Brien", undefined, 'Siobhán', "O'Brien"],
  ['王', undefined, '', '王'],
  ['', undefined, '', ''],
])('splits "%s"', (text, title, firstName, lastName) => {
  expect(splitFullName(text)).toEqual({ ...(title !== undefined && { title }), firstName, lastName });
});
