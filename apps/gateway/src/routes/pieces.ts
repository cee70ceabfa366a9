/** Splits a stream into chunks of `size` bytes (the last may be shorter), reading no faster than they are consumed. */
export async function* piecesOf(stream: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream) {
    waiting.push(chunk);
    length += chunk.length;
    if (length < size) continue;
    const all = Buffer.concat(waiting, length);
    let at = 0;
    for (; length - at >= size; at += size) yield all.subarray(at, at + size);
    waiting = at < length ? [all.subarray(at)] : [];
    length -= at;
  }
  if (length > 0) yield Buffer.concat(waiting, length);
}
