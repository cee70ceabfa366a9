import { z } from 'zod';
import { formOf, unread } from './message-forms.suite';

const decided = z.object({
  quoteId: z.uuid(),
  decision: z.enum(['APPROVED', 'DECLINED']),
  note: z.string().max(80).nullable(),
  lines: z.array(z.object({ code: z.string() })),
});

/** Returns what a reader of `decided` cannot read of another form of it. */
function unreadOf(written: z.ZodType): string[] {
  return unread(formOf(written, 'output'), formOf(decided, 'input')).map(
    ({ path, isAll, text }) => `${isAll ? 'all' : 'some'}: ${path} ${text}`,
  );
}

describe('unread', () => {
  it.each([
    ['the same', decided, []],
    ['a field more', decided.extend({ at: z.string() }), []],
    ['a narrower one', decided.extend({ decision: z.literal('APPROVED'), note: z.null() }), []],
    [
      'a value more',
      decided.extend({ decision: z.enum(['APPROVED', 'DECLINED', 'DEFERRED']) }),
      ['some: decision may be DEFERRED'],
    ],
    ['other values', decided.extend({ decision: z.enum(['YES', 'NO']) }), ['all: decision may be YES or NO']],
    ['a field less', decided.omit({ quoteId: true }), ['all: quoteId is not written']],
    ['a field that may be missing', decided.partial({ quoteId: true }), ['some: quoteId may be left out']],
    [
      'a field that may be null',
      decided.extend({ quoteId: z.uuid().nullable() }),
      ['some: quoteId is written as null and read as uuid'],
    ],
    [
      'another type',
      decided.extend({ quoteId: z.number() }),
      ['all: quoteId is written as number and read as uuid'],
    ],
    [
      'a freer text',
      decided.extend({ quoteId: z.string() }),
      ['some: quoteId is written as string and read as uuid'],
    ],
    [
      'a longer text',
      decided.extend({ note: z.string().max(200).nullable() }),
      ['some: note may be smaller, larger or longer than before'],
    ],
    [
      'another item',
      decided.extend({ lines: z.array(z.object({ item: z.string() })) }),
      ['all: lines[].code is not written'],
    ],
  ])('reports what an older reader cannot read: %s', (_, written, expected) => {
    expect(unreadOf(written)).toEqual(expected);
  });

  it('treats a field with a default as optional to read but always written', () => {
    const counted = z.object({ count: z.int().default(1) });
    expect(unread(formOf(z.object({}), 'output'), formOf(counted, 'input'))).toEqual([]);
    expect(unread(formOf(counted, 'output'), formOf(z.object({ count: z.int() }), 'input'))).toEqual([]);
  });

  it('reports an additional field to a strict reader', () => {
    const [written, read] = [
      z.object({ id: z.string(), at: z.string() }),
      z.strictObject({ id: z.string() }),
    ];
    expect(unread(formOf(written, 'output'), formOf(read, 'input'))).toMatchObject([
      { path: 'at', isAll: false },
    ]);
  });
});
