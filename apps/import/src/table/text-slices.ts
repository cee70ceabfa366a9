/** Characters that take about a millisecond to read and check. */
const SLICE_LENGTH = 12 * 1024;

/** Cuts text into slices to be processed one at a time, so that other work in this process need not wait for all of it. */
export function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += SLICE_LENGTH) yield text.slice(at, at + SLICE_LENGTH);
}
