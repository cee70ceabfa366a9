import { problemOf } from '../../testing/fake-server';
import { readStreamed } from './streamed-answer';

const EVENTS =
  'event: text\ndata: "Open “Ngāpō” "\n\nevent: text\ndata: "now"\n\nevent: result\ndata: {"n":1}\n\n';

function streamed(text: string, cuts: readonly number[] = []): Response {
  const bytes = new TextEncoder().encode(text);
  const places = [0, ...cuts, bytes.length];
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const [at, end] of places.slice(1).entries()) controller.enqueue(bytes.slice(places[at], end));
      controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream; charset=utf-8' } });
}

async function read(response: Response) {
  const heard: string[] = [];
  const result = await readStreamed(response, (text) => heard.push(text));
  return { heard, result };
}

it.each([[[]], [[3]], [[25, 26, 27, 28, 29]], [[40, 41, 60, 90]]])(
  'reports each text event and then the result, with the stream split at %j',
  async (cuts) => {
    expect(await read(streamed(EVENTS, cuts))).toEqual({
      heard: ['Open “Ngāpō” ', 'now'],
      result: { n: 1 },
    });
  },
);

it('reads a response that is not streamed', async () => {
  const whole = new Response('{"n":2}', { headers: { 'content-type': 'application/json' } });
  expect(await read(whole)).toEqual({ heard: [], result: { n: 2 } });
});

it('rejects with the problem sent in the stream, and when the stream breaks off', async () => {
  const problem = problemOf(503, 'SERVICE_UNAVAILABLE', 'Away');
  await expect(read(streamed(`event: problem\ndata: ${JSON.stringify(problem)}\n\n`))).rejects.toEqual(
    problem,
  );
  await expect(read(streamed('event: text\ndata: "Open"\n\n'))).rejects.toMatchObject({
    isUnreachable: true,
  });
});
