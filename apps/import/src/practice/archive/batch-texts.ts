const BATCH_LENGTH = 64 * 1024;

/** Joins many short texts into larger buffers, because each chunk costs an encryption round. */
export async function* batchTexts(texts: AsyncIterable<string>): AsyncGenerator<Buffer> {
  let waiting: string[] = [];
  let length = 0;
  for await (const text of texts) {
    waiting.push(text);
    length += text.length;
    if (length < BATCH_LENGTH) continue;
    yield Buffer.from(waiting.join(''));
    [waiting, length] = [[], 0];
  }
  if (waiting.length > 0) yield Buffer.from(waiting.join(''));
}
