/** Yields the lines of a body, regardless of how it is chunked. */
export async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of body) {
    rest += decoder.decode(piece, { stream: true });
    const lines = rest.split(/\r?\n/);
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.decode();
}

/** Returns the text a line of a streamed chat completion adds to the answer; empty for any other line. */
export function deltaOf(line: string): string {
  if (!line.startsWith('data:')) return '';
  const data = line.slice('data:'.length).trim();
  if (data === '' || data === '[DONE]') return '';
  const { choices } = JSON.parse(data) as { choices?: { delta?: { content?: string | null } }[] };
  return choices?.[0]?.delta?.content ?? '';
}
