/** The result of a rule that parses text: the value in its stored form, or the message for the person. */
export type Checked<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** A value that passed. */
export function accept<T>(value: T): Checked<T> {
  return { ok: true, value };
}

/** A value that did not pass, with the text for the person who typed it. */
export function refuse(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}
