import { splitParagraphs, joinParagraphs } from './paragraphs';

it('splits at runs of empty or blank lines, and joins lines within a paragraph', () => {
  expect(splitParagraphs('One.\n\nTwo,\nstill two.\r\n \t\r\n\nThree. \n')).toEqual([
    'One.',
    'Two, still two.',
    'Three.',
  ]);
  expect(splitParagraphs(' \n\n ')).toEqual([]);
});

it('converts to text and back without change', () => {
  const paragraphs = ['One.', 'Two.'];
  expect(splitParagraphs(joinParagraphs(paragraphs))).toEqual(paragraphs);
});
