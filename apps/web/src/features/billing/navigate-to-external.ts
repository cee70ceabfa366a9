/** Navigates to a page on another site. */
export function navigateToExternal(url: string): void {
  window.location.assign(url);
}
