import { forgetSession } from './session.cache';

/**
 * Records in this browser that somebody signed in, so that public pages make no call that is bound to fail, and signing out
 * reaches all tabs. It proves nothing: the session itself is in HttpOnly cookies.
 */
const KEY = 'quillcare.signed-in';

export function rememberSignedIn(isSignedIn: boolean): void {
  try {
    if (isSignedIn) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
    if (!isSignedIn) forgetSession();
  } catch {
    // Without storage every page load reads the session.
  }
}

export function wasSignedIn(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return true;
  }
}

export function onOtherTabSignedOut(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === KEY && event.newValue === null) listener();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}
