import fc from 'fast-check';
import {
  excerptOf,
  mentionedIn,
  mentionOf,
  readableText,
  textParts,
  withNames,
  withTypedMentions,
} from './mention-text';

const ANN = { id: 'u1', name: 'Ann' };
const ANNA = { id: 'u2', name: 'Anna Kowalski' };

const anyPerson = fc.record({
  id: fc.uuid(),
  name: fc.stringMatching(/^[\p{L}'’ .-]{1,30}$/u).filter((name) => name.trim() === name && name !== ''),
});
const anyPart = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/[@[\]()]/.test(text)),
  anyPerson.map(mentionOf),
);
const anyText = fc.array(anyPart, { maxLength: 8 }).map((parts) => parts.join(''));

it('parses mentions in a stored text', () => {
  expect(textParts('Ask @[Anna Kowalski](u2), please')).toEqual([
    { text: 'Ask ' },
    { mention: ANNA },
    { text: ', please' },
  ]);
  expect(textParts('an @ and [a](b)')).toEqual([{ text: 'an @ and [a](b)' }]);
});

it('lists each mentioned person once', () => {
  expect(mentionedIn('@[Ann](u1) @[Anna Kowalski](u2) @[Ann](u1)')).toEqual([ANN, ANNA]);
});

it('keeps mentions through a rename, because they refer to the id', () => {
  fc.assert(
    fc.property(anyText, fc.stringMatching(/^[\p{L} '-]{1,20}$/u), (text, renamed) => {
      const before = mentionedIn(text).map(({ id }) => id);
      const after = withNames(text, () => renamed);
      expect(mentionedIn(after).map(({ id }) => id)).toEqual(before);
      expect(withNames(after, () => null)).toBe(after);
    }),
  );
});

it('keeps the name as written if the person no longer has one', () => {
  fc.assert(fc.property(anyText, (text) => expect(withNames(text, () => null)).toBe(text)));
});

it('writes names so that they cannot end the mention', () => {
  const odd = mentionOf({ id: 'u3', name: 'O’Connor (Ben) [x]' });
  expect(textParts(`Hi ${odd}!`)).toEqual([
    { text: 'Hi ' },
    { mention: { id: 'u3', name: 'O’Connor (Ben) [x' } },
    { text: '!' },
  ]);
});

describe('excerptOf', () => {
  it('returns one readable line', () => {
    expect(excerptOf('Please call\n\nher, @[Ann](u1)')).toBe('Please call her, @Ann');
  });

  it('never exceeds the length, shows an id or cuts a character in half', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 2, max: 60 }), (text, max) => {
        const excerpt = excerptOf(text, max);
        expect(Array.from(excerpt).length).toBeLessThanOrEqual(max);
        expect(excerpt).not.toMatch(/[\p{Cs}\n]/u);
        for (const { id } of mentionedIn(text)) expect(excerpt).not.toContain(`](${id})`);
      }),
    );
  });
});

describe('typed names', () => {
  it('become mentions in any case', () => {
    expect(withTypedMentions('@anna kowalski and @Ann, please', [ANN, ANNA])).toBe(
      '@[Anna Kowalski](u2) and @[Ann](u1), please',
    );
  });

  it('remain text inside another word or when two people share the name', () => {
    expect(withTypedMentions('mail@Ann.example and @Anne', [ANN])).toBe('mail@Ann.example and @Anne');
    expect(withTypedMentions('@Ann', [ANN, { id: 'u9', name: 'ann' }])).toBe('@Ann');
  });

  it('leave existing mentions alone and never change the visible text', () => {
    fc.assert(
      fc.property(anyText, fc.array(anyPerson, { maxLength: 4 }), (text, people) => {
        const typed = withTypedMentions(text, people);
        const before = mentionedIn(text).map(({ id }) => id);
        expect(mentionedIn(typed).map(({ id }) => id)).toEqual(expect.arrayContaining(before));
        expect(readableText(typed).toLowerCase()).toBe(readableText(text).toLowerCase());
      }),
    );
  });
});
