/** Leaves for another site's page. */
export function leaveFor(url: string): void {
  window.location.assign(url);
}
