/** Characters whose lines are read and checked in about a millisecond. */
const SLICE_LENGTH = 12 * 1024;

/** A text in slices that are worked on one at a time, so that nobody in this process waits for the whole of it. */
export function* slicesOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += SLICE_LENGTH) yield text.slice(at, at + SLICE_LENGTH);
}
