import { asyncProperty, assert, constantFrom, array, integer } from 'fast-check';
import { deltaOf, linesOf } from './event-stream';

function bodyOf(pieces: Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });
}

it('reads the same lines however the body is split', async () => {
  await assert(
    asyncProperty(
      array(constantFrom('data: a', '', ': kept alive', 'data: Ngāpō “é”'), { maxLength: 8 }),
      array(integer({ min: 0, max: 80 }), { maxLength: 6 }),
      async (lines, cuts) => {
        const bytes = new TextEncoder().encode(lines.join('\n'));
        const places = [
          ...new Set([0, ...cuts.map((cut) => Math.min(cut, bytes.length)), bytes.length]),
        ].sort((a, b) => a - b);
        const pieces = places.slice(1).map((end, at) => bytes.slice(places[at], end));
        const read: string[] = [];
        for await (const line of linesOf(bodyOf(pieces))) read.push(line);
        expect(read.join('\n')).toBe(lines.join('\n'));
      },
    ),
  );
});

it('extracts the text a line adds to the answer', () => {
  expect(deltaOf('data: {"choices":[{"delta":{"content":"Open"}}]}')).toBe('Open');
  expect(deltaOf('data: {"choices":[{"delta":{"role":"assistant"}}]}')).toBe('');
  for (const line of ['', ': ping', 'data: [DONE]', 'event: end']) expect(deltaOf(line)).toBe('');
});
