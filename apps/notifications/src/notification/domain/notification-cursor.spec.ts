import { AppError } from '@quillcare/contracts';
import fc from 'fast-check';
import { readCursor, writeCursor } from './notification-cursor';

const sort = fc.constantFrom('createdAt' as const, '-createdAt' as const);

describe('a cursor of the notification centre', () => {
  it('names the row that it was written for', () => {
    fc.assert(
      fc.property(sort, fc.uuid(), (order, id) => expect(readCursor(writeCursor(order, id), order)).toBe(id)),
    );
  });

  it('belongs to its order', () => {
    expect(() =>
      readCursor(writeCursor('createdAt', '0198f0a0-0000-7000-8000-000000000001'), '-createdAt'),
    ).toThrow(AppError);
  });

  it('is refused with the field named when it is anything else', () => {
    fc.assert(
      fc.property(sort, fc.string(), (order, text) => {
        expect(() => readCursor(text, order)).toThrow(expect.objectContaining({ code: 'VALIDATION_FAILED' }));
      }),
    );
  });
});
