const QUOTE = /^[0-9a-f-]{36}$/;

/** On a device of the practice, the quote that staff handed over; null on the patient's own. The address says it. */
export function handedOverQuote(search = window.location.search): string | null {
  const id = new URLSearchParams(search).get('tablet');
  return id !== null && QUOTE.test(id) ? id : null;
}

/** Where staff unlock the device, and go on with the quote. */
export function lockedPath(quoteId: string): string {
  return `/locked?next=${encodeURIComponent(`/quotes/view/${quoteId}`)}`;
}

/** In place of this page, so that the browser's Back does not lead to it. */
export function handBack(quoteId: string): void {
  window.location.replace(lockedPath(quoteId));
}
