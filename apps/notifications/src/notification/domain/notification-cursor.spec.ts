import { AppError } from '@quillcare/contracts';
import fc from 'fast-check';
import { decodeCursor, encodeCursor } from './notification-cursor';

const sort = fc.constantFrom('createdAt' as const, '-createdAt' as const);

describe('notification cursor', () => {
  it('round-trips the id of its row', () => {
    fc.assert(
      fc.property(sort, fc.uuid(), (order, id) =>
        expect(decodeCursor(encodeCursor(order, id), order)).toBe(id),
      ),
    );
  });

  it('is valid for its sort order only', () => {
    expect(() =>
      decodeCursor(encodeCursor('createdAt', '0198f0a0-0000-7000-8000-000000000001'), '-createdAt'),
    ).toThrow(AppError);
  });

  it('is rejected as a field of the request if it is any other text', () => {
    fc.assert(
      fc.property(sort, fc.string(), (order, text) => {
        expect(() => decodeCursor(text, order)).toThrow(
          expect.objectContaining({ errors: [expect.objectContaining({ path: 'query.cursor' })] }),
        );
      }),
    );
  });
});
