/** Navigates to a page on another site. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
