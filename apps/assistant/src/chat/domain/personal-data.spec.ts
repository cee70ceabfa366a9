import { looksPersonal } from './personal-data';

it.each([
  'why did siobhan.obrien@example.com not get it',
  'call 0412 345 678 back',
  'call +61 2 9555 0100',
  'her Medicare number is 2123 45670 1',
  'born 12/03/1984',
  'born 12 March 1984',
  'what about Q-000123',
  'the quote for Mrs O’Brien',
  'the patient Nguyen has signed',
  'my client is called Tamihana',
])('keeps "%s" in the house', (text) => {
  expect(looksPersonal(text)).toBe(true);
});

it.each([
  'How do I send a quote?',
  'can the patient sign on a tablet',
  'discount of 30% on 2 lines',
  'what happens after 7 days',
  'how do I add a doctor',
])('lets "%s" pass', (text) => {
  expect(looksPersonal(text)).toBe(false);
});
