/** The result of a rule that parses text: either the value in its stored form, or a message for the user. */
export type ParseResult<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };

/** Returns a successful result. */
export function success<T>(value: T): ParseResult<T> {
  return { ok: true, value };
}

/** Returns a failed result with the message for the user. */
export function failure(message: string): { readonly ok: false; readonly message: string } {
  return { ok: false, message };
}
