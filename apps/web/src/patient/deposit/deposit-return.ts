/** Where the payment page leads back to: without the link, which nobody but the patient's own browser knows. */
const RETURN_PATH = '/quote/accept/paid';
const KEY = 'quillcare.deposit-link';
const CHECKOUT = 'checkout';

/** Keeps the link in this tab while its patient is on the payment page. */
export function rememberLink(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage people come back by the link in their email.
  }
}

/** Puts the link back into the address for somebody who comes back from the payment page. */
export function resumeLink(): void {
  if (!isReturn(window.location.pathname)) return;
  try {
    const token = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (token) window.history.replaceState(null, '', `/quote/accept/${token}${window.location.search}`);
  } catch {
    // The page then says where to find the link.
  }
}

/** Whether this is the page that the payment page leads back to. */
export function isReturn(pathname: string): boolean {
  return pathname === RETURN_PATH;
}

/** The page of the provider that was left just now; null for none. */
export function leftPage(): string | null {
  return new URLSearchParams(window.location.search).get(CHECKOUT);
}

/** It was asked about: reading the page again does not ask once more. */
export function forgetLeftPage(): void {
  const rest = new URLSearchParams(window.location.search);
  rest.delete(CHECKOUT);
  const search = rest.toString();
  window.history.replaceState(null, '', `${window.location.pathname}${search ? `?${search}` : ''}`);
}
