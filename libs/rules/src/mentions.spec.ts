import fc from 'fast-check';
import {
  buildExcerpt,
  findMentionedPeople,
  formatMention,
  toReadableText,
  splitMentions,
  refreshMentionNames,
  resolveTypedMentions,
} from './mentions';
import { forAll } from './for-all.suite';

const ANN = { id: 'u1', name: 'Ann' };
const ANNA = { id: 'u2', name: 'Anna Kowalski' };

const anyPerson = fc.record({
  id: fc.uuid(),
  name: fc.stringMatching(/^[\p{L}'’ .-]{1,30}$/u).filter((name) => name.trim() === name && name !== ''),
});
const anyPart = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 20 }).filter((text) => !/[@[\]()]/.test(text)),
  anyPerson.map(formatMention),
);
const anyText = fc.array(anyPart, { maxLength: 8 }).map((parts) => parts.join(''));

it('parses mentions in a stored text', () => {
  expect(splitMentions('Ask @[Anna Kowalski](u2), please')).toEqual([
    { text: 'Ask ' },
    { mention: ANNA },
    { text: ', please' },
  ]);
  expect(splitMentions('an @ and [a](b)')).toEqual([{ text: 'an @ and [a](b)' }]);
});

it('lists each mentioned person once', () => {
  expect(findMentionedPeople('@[Ann](u1) @[Anna Kowalski](u2) @[Ann](u1)')).toEqual([ANN, ANNA]);
});

it('keeps mentions through a rename, because they refer to the id', () => {
  forAll(anyText, fc.stringMatching(/^[\p{L} '-]{1,20}$/u), (text, renamed) => {
    const before = findMentionedPeople(text).map(({ id }) => id);
    const after = refreshMentionNames(text, () => renamed);
    expect(findMentionedPeople(after).map(({ id }) => id)).toEqual(before);
    expect(refreshMentionNames(after, () => null)).toBe(after);
  });
});

it('keeps the name as written if the person no longer has one', () => {
  forAll(anyText, (text) => expect(refreshMentionNames(text, () => null)).toBe(text));
});

it('writes names so that they cannot end the mention', () => {
  const odd = formatMention({ id: 'u3', name: 'O’Connor (Ben) [x]' });
  expect(splitMentions(`Hi ${odd}!`)).toEqual([
    { text: 'Hi ' },
    { mention: { id: 'u3', name: 'O’Connor (Ben) [x' } },
    { text: '!' },
  ]);
});

describe('buildExcerpt', () => {
  it('returns one readable line', () => {
    expect(buildExcerpt('Please call\n\nher, @[Ann](u1)')).toBe('Please call her, @Ann');
  });

  it('never exceeds the length, shows an id or cuts a character in half', () => {
    forAll(anyText, fc.integer({ min: 2, max: 60 }), (text, max) => {
      const excerpt = buildExcerpt(text, max);
      expect(Array.from(excerpt).length).toBeLessThanOrEqual(max);
      expect(excerpt).not.toMatch(/[\p{Cs}\n]/u);
      for (const { id } of findMentionedPeople(text)) expect(excerpt).not.toContain(`](${id})`);
    });
  });
});

describe('typed names', () => {
  it('become mentions in any case', () => {
    expect(resolveTypedMentions('@anna kowalski and @Ann, please', [ANN, ANNA])).toBe(
      '@[Anna Kowalski](u2) and @[Ann](u1), please',
    );
  });

  it('remain text inside another word or when two people share the name', () => {
    expect(resolveTypedMentions('mail@Ann.example and @Anne', [ANN])).toBe('mail@Ann.example and @Anne');
    expect(resolveTypedMentions('@Ann', [ANN, { id: 'u9', name: 'ann' }])).toBe('@Ann');
  });

  it('leave existing mentions alone and never change the visible text', () => {
    forAll(anyText, fc.array(anyPerson, { maxLength: 4 }), (text, people) => {
      const typed = resolveTypedMentions(text, people);
      const before = findMentionedPeople(text).map(({ id }) => id);
      expect(findMentionedPeople(typed).map(({ id }) => id)).toEqual(expect.arrayContaining(before));
      expect(toReadableText(typed).toLowerCase()).toBe(toReadableText(text).toLowerCase());
    });
  });
});
