/** The answer of a rule that reads text: the value in its one stored form, or what to tell the person. */
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
