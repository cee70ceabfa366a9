/** A promise that a test fulfils, instead of waiting for a time that a busy machine may exceed. */
export function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
