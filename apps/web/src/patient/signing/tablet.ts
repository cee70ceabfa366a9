const QUOTE = /^[0-9a-f-]{36}$/;

/** Returns the id of the quote that staff handed over on the practice's device, from the URL. Null on the patient's own device. */
export function handedOverQuote(search = window.location.search): string | null {
  const id = new URLSearchParams(search).get('tablet');
  return id !== null && QUOTE.test(id) ? id : null;
}

/** Returns the path where staff unlock the device and continue with the quote. */
export function lockedPath(quoteId: string): string {
  return `/locked?next=${encodeURIComponent(`/quotes/view/${quoteId}`)}`;
}

/** Replaces this page, so that the browser's Back button does not return to it. */
export function handBack(quoteId: string): void {
  window.location.replace(lockedPath(quoteId));
}
