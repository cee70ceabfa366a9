import { HELP } from '../../article/content/help';
import { withoutDetails } from './personal-data';

const strip = (text: string) => withoutDetails(text, (word) => HELP.isHelpWord(word));

it.each([
  'why did siobhan.obrien@example.com not get it',
  'call 0412 345 678 back',
  'call +61 2 9555 0100',
  'her Medicare number is 2123 45670 1',
  'born 12/03/1984',
  'born 12 March 1984',
  'the one of 12/03/1984',
  'her date is 1.3.84, where do I put it',
  'born in march 1980',
  'what about Q-000123',
  'the quote for Mrs O’Brien',
  'the patient Nguyen has signed',
  'she lives at 12 High Street Bondi',
  'she has diabetes',
  'Siobhan Kowalczyk did not sign',
  'siobhan kowalczyk did not sign',
])('detects a patient’s details in "%s"', (text) => {
  expect(strip(text).hasDetails).toBe(true);
  expect(strip(text).rest).not.toMatch(/siobhan|345|9555|45670|1984|1980|000123|brien|nguyen|high|diabetes/i);
});

it.each([
  'How do I send a quote?',
  'can the patient sign on a tablet',
  'discount of 30% on 2 lines',
  'what happens after 7 days',
  'how do I add a doctor',
  'tag jess so she sees this',
  'Open Surgery Configuration',
])('detects none in "%s"', (text) => {
  expect(strip(text).hasDetails).toBe(false);
});
