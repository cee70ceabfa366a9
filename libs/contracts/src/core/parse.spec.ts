import { z } from 'zod';
import { AppError } from './app-error';
import { command } from './operation';
import { email, id, text } from './primitives';
import { parseInput, parseResult } from './parse';

const operation = command({
  name: 'crm.tryOut',
  summary: 'For this test',
  http: null,
  permission: 'internal',
  params: z.strictObject({ id }),
  query: z.strictObject({ page: z.coerce.number<string | number>().int().default(1) }),
  body: z.strictObject({ name: text(5), email, lines: z.array(z.strictObject({ fee: z.number() })) }),
  result: z.object({ id: z.string() }),
});
const uuid = '01890000-0000-7000-8000-000000000000';

function problemsOf(request: object): [string, string][] {
  try {
    parseInput(operation, request as never);
  } catch (error) {
    if (error instanceof AppError) return (error.errors ?? []).map(({ path, message }) => [path, message]);
    throw error;
  }
  return [];
}

describe('parseInput', () => {
  it('returns the parsed parts', () => {
    const request = {
      params: { id: uuid },
      query: { page: '3' },
      body: { name: ' Ann ', email: 'ANN@x.nz', lines: [] },
    };
    expect(parseInput(operation, request)).toEqual({
      params: { id: uuid },
      query: { page: 3 },
      body: { name: 'Ann', email: 'ann@x.nz', lines: [] },
    });
  });

  it('names every invalid field of every part at once', () => {
    const body = { name: 'too long a name', lines: [{ fee: 'x' }, {}, { fee: 1, tip: 2 }], extra: true };
    expect(problemsOf({ params: { id: 'x' }, query: { page: 'x', colour: 'red' }, body })).toEqual([
      ['params.id', 'This field is invalid'],
      ['query.page', 'Please enter a valid number'],
      ['query.colour', 'Unknown field'],
      ['name', 'This field is too long'],
      ['email', 'This field is required'],
      ['lines.0.fee', 'Please enter a valid number'],
      ['lines.1.fee', 'This field is required'],
      ['lines.2.tip', 'Unknown field'],
      ['extra', 'Unknown field'],
    ]);
  });

  it.each([
    ['a text', 'x'],
    ['a list', []],
    ['a number', 7],
  ])('rejects %s as a body', (_what, body) => {
    expect(problemsOf({ params: { id: uuid }, body })).toEqual([['body', 'This field is invalid']]);
  });

  it('rejects NUL characters and names the field', () => {
    expect(
      problemsOf({ params: { id: uuid }, body: { name: 'a\u0000', email: 'a@b.nz', lines: [] } }),
    ).toEqual([['name', 'This field is invalid']]);
  });
});

describe('parseResult', () => {
  it('drops fields that are not in the contract', () => {
    expect(parseResult(operation, { id: 'x', secret: 'y' })).toEqual({ id: 'x' });
  });

  it('throws an INTERNAL error if the result does not match the contract', () => {
    expect(() => parseResult(operation, {})).toThrow(expect.objectContaining({ code: 'INTERNAL' }));
  });
});
