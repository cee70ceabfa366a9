import { splitMentions } from '@quillcare/rules';
import { toDraft, toMessage, findMentionQuery, insertMention, type Mentionable } from './mention';

const ANN: Mentionable = { id: 'u1', name: 'Ann' };
const ANNA: Mentionable = { id: 'u2', name: 'Anna Kowalski' };

describe('mentions', () => {
  it('survive conversion to text and back', () => {
    const stored = '@[Ann](u1) and @[Anna Kowalski](u2)';
    const draft = toDraft(stored);
    expect(draft).toEqual({ text: '@Ann and @Anna Kowalski', mentioned: [ANN, ANNA] });
    expect(toMessage(draft)).toBe(stored);
  });

  it('include only people chosen from the list', () => {
    expect(toMessage({ text: '@Ann and @Ben', mentioned: [ANN] })).toBe('@[Ann](u1) and @Ben');
    expect(toMessage({ text: 'nobody any more', mentioned: [ANN] })).toBe('nobody any more');
    expect(toMessage({ text: ' @Ann ', mentioned: [] })).toBe('@Ann');
  });

  it('support names with special characters', () => {
    const odd = { id: 'u3', name: 'O’Connor (Ben) [x]' };
    const stored = toMessage({ text: 'Hi @O’Connor (Ben) [x]', mentioned: [odd] });
    expect(splitMentions(stored)).toEqual([
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
    expect(findMentionQuery(text, caret)).toEqual(query);
  });

  it('replace the typed query', () => {
    const chosen = insertMention({ text: 'Hi @an, ask', mentioned: [] }, { query: 'an', start: 3 }, ANNA);
    expect(chosen.draft).toEqual({ text: 'Hi @Anna Kowalski , ask', mentioned: [ANNA] });
    expect(chosen.caret).toBe('Hi @Anna Kowalski '.length);
  });
});

describe('two people of the same name', () => {
  const SAM = { id: '01a1fa25-0000-7000-8000-0000000000d1', name: 'Sam Lee' };
  const OTHER_SAM = { id: '01a1fa25-0000-7000-8000-0000000000d2', name: 'Sam Lee' };

  it('are told apart: whoever was chosen last, if the first was removed again', () => {
    expect(toMessage({ text: 'Ask @Sam Lee', mentioned: [SAM, OTHER_SAM] })).toBe(
      `Ask @[Sam Lee](${OTHER_SAM.id})`,
    );
  });

  it('are both mentioned', () => {
    expect(toMessage({ text: '@Sam Lee or @Sam Lee', mentioned: [SAM, OTHER_SAM] })).toBe(
      `@[Sam Lee](${SAM.id}) or @[Sam Lee](${OTHER_SAM.id})`,
    );
  });
});
