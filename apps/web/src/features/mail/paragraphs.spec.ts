import { paragraphsOf, textOf } from './paragraphs';

it('splits at runs of empty or blank lines, and joins lines within a paragraph', () => {
  expect(paragraphsOf('One.\n\nTwo,\nstill two.\r\n \t\r\n\nThree. \n')).toEqual([
    'One.',
    'Two, still two.',
    'Three.',
  ]);
  expect(paragraphsOf(' \n\n ')).toEqual([]);
});

it('converts to text and back without change', () => {
  const paragraphs = ['One.', 'Two.'];
  expect(paragraphsOf(textOf(paragraphs))).toEqual(paragraphs);
});
