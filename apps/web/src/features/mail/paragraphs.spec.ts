import { paragraphsOf, textOf } from './paragraphs';

it('are parted by empty lines, however many and with whatever in them', () => {
  expect(paragraphsOf('One.\n\nTwo,\nstill two.\r\n \t\r\n\nThree. \n')).toEqual([
    'One.',
    'Two, still two.',
    'Three.',
  ]);
  expect(paragraphsOf(' \n\n ')).toEqual([]);
});

it('come back as they were', () => {
  const paragraphs = ['One.', 'Two.'];
  expect(paragraphsOf(textOf(paragraphs))).toEqual(paragraphs);
});
