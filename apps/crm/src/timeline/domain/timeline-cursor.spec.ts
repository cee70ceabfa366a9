import { readCursor, writeCursor } from './timeline-cursor';

const position = {
  at: '2026-11-20T08:00:00.123456Z',
  key: 'quote-sent:01a1fa25-0000-7000-8000-00000000000a',
};
const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

describe('timeline cursor', () => {
  it('round-trips the position of an entry', () =>
    expect(readCursor(writeCursor(position))).toEqual(position));

  it.each([
    'nonsense',
    '',
    cursorOf(null),
    cursorOf([position.at]),
    cursorOf([position.at, `x';drop:${position.key}`]),
    cursorOf(['2026-13-45T99:99:99.000000Z', position.key]),
    cursorOf(['infinity', position.key]),
  ])('is rejected if it is %j', (cursor) =>
    expect(() => readCursor(cursor)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }) as Error),
  );
});
