import { isProblem, unreachable } from './problem';

interface ServerEvent {
  name: string;
  data: unknown;
}

/**
 * Reads an answer whose text arrives in pieces before the result. Also accepts a complete JSON answer. Rejects with an
 * `ApiProblem` if the server reports an error or the stream breaks off.
 */
export async function readStreamed(response: Response, onText: (text: string) => void): Promise<unknown> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  if (!isStream || !response.body) return response.json();
  for await (const { name, data } of eventsOf(response.body)) {
    if (name === 'text') onText(String(data));
    if (name === 'result') return data;
    if (name === 'problem') throw isProblem(data) ? data : unreachable();
  }
  throw unreachable();
}

/** Yields the events of a stream, however they are split into chunks. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const events = (rest + decoder.decode(value, { stream: true })).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) yield eventOf(event);
    }
  } finally {
    // Also cancel after success, to release the connection.
    await reader.cancel().catch(() => undefined);
  }
}

/** The gateway writes each event as two lines. */
function eventOf(text: string): ServerEvent {
  const [, name = '', data = 'null'] = /^event: (\w+)\ndata: (.*)$/.exec(text) ?? [];
  return { name, data: JSON.parse(data) as unknown };
}
