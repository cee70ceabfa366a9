/** Return URL from the payment page. It does not contain the link's token, which only the patient's own browser may know. */
const RETURN_PATH = '/quote/accept/paid';
const KEY = 'quillcare.deposit-link';
const CHECKOUT = 'checkout';

/** Remembers the link in this tab while the patient is on the payment page. */
export function rememberLink(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // Without storage the patient returns through the link in their email.
  }
}

/** Restores the link in the URL when the patient returns from the payment page. */
export function resumeLink(): void {
  if (!isReturn(window.location.pathname)) return;
  try {
    const token = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (token) window.history.replaceState(null, '', `/quote/accept/${token}${window.location.search}`);
  } catch {
    // The page then explains where to find the link.
  }
}

export function isReturn(pathname: string): boolean {
  return pathname === RETURN_PATH;
}

/** Returns the id of the checkout session the patient has just left. Null if there is none. */
export function leftPage(): string | null {
  return new URLSearchParams(window.location.search).get(CHECKOUT);
}

/** Removes the checkout session from the URL once it has been checked, so that reloading does not check it again. */
export function forgetLeftPage(): void {
  const rest = new URLSearchParams(window.location.search);
  rest.delete(CHECKOUT);
  const search = rest.toString();
  window.history.replaceState(null, '', `${window.location.pathname}${search ? `?${search}` : ''}`);
}
