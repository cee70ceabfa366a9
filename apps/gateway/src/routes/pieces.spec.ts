import { Readable } from 'node:stream';
import fc from 'fast-check';
import { piecesOf } from './pieces';

describe('chunks of a stream', () => {
  it('have one size except the last, and contain all bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ minLength: 1, maxLength: 50 }), { maxLength: 20 }),
        fc.integer({ min: 1, max: 40 }),
        async (chunks, size) => {
          const source = chunks.map((chunk) => Buffer.from(chunk));
          const pieces: Buffer[] = [];
          for await (const piece of piecesOf(Readable.from(source, { objectMode: true }), size))
            pieces.push(Buffer.from(piece));
          expect(Buffer.concat(pieces)).toEqual(Buffer.concat(source));
          for (const piece of pieces.slice(0, -1)) expect(piece).toHaveLength(size);
          for (const piece of pieces.slice(-1)) expect(piece.length).toBeLessThanOrEqual(size);
        },
      ),
    );
  });
});
