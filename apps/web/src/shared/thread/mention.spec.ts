import { textParts } from '@quillcare/rules';
import { draftOf, messageOf, queryAt, withMention, type Mentionable } from './mention';

const ANN: Mentionable = { id: 'u1', name: 'Ann' };
const ANNA: Mentionable = { id: 'u2', name: 'Anna Kowalski' };

describe('mentions', () => {
  it('survive conversion to text and back', () => {
    const stored = '@[Ann](u1) and @[Anna Kowalski](u2)';
    const draft = draftOf(stored);
    expect(draft).toEqual({ text: '@Ann and @Anna Kowalski', mentioned: [ANN, ANNA] });
    expect(messageOf(draft)).toBe(stored);
  });

  it('include only people chosen from the list', () => {
    expect(messageOf({ text: '@Ann and @Ben', mentioned: [ANN] })).toBe('@[Ann](u1) and @Ben');
    expect(messageOf({ text: 'nobody any more', mentioned: [ANN] })).toBe('nobody any more');
    expect(messageOf({ text: ' @Ann ', mentioned: [] })).toBe('@Ann');
  });

  it('support names with special characters', () => {
    const odd = { id: 'u3', name: 'O’Connor (Ben) [x]' };
    const stored = messageOf({ text: 'Hi @O’Connor (Ben) [x]', mentioned: [odd] });
    expect(textParts(stored)).toEqual([
      { text: 'Hi ' },
      { mention: { id: 'u3', name: 'O’Connor (Ben) [x' } },
    ]);
  });

  it.each([
    ['@', 1, { query: '', start: 0 }],
    ['Hi @an', 6, { query: 'an', start: 3 }],
    ['Hi @anna ko', 11, { query: 'anna ko', start: 3 }],
    ['mail@an', 7, null],
    ['Hi @an, you', 11, null],
    ['Hi @an', 2, null],
  ])('search with %j and the caret at %i for %j', (text, caret, query) => {
    expect(queryAt(text, caret)).toEqual(query);
  });

  it('replace the typed query', () => {
    const chosen = withMention({ text: 'Hi @an, ask', mentioned: [] }, { query: 'an', start: 3 }, ANNA);
    expect(chosen.draft).toEqual({ text: 'Hi @Anna Kowalski , ask', mentioned: [ANNA] });
    expect(chosen.caret).toBe('Hi @Anna Kowalski '.length);
  });
});
