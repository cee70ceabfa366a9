import type { Session } from '@quillcare/contracts';

/** Where a second sign-in step is set up, and where it is taken. */
export const SET_UP_PATH = '/security/mfa/setup';
export const VERIFY_PATH = '/security/mfa/verify';
/** Where a device that was handed to somebody else is unlocked. */
export const LOCKED_PATH = '/locked';

export interface Here {
  pathname: string;
  search: string;
}

const PAGES = { VERIFY: VERIFY_PATH, SET_UP: SET_UP_PATH, LOCKED: LOCKED_PATH } as const;

/**
 * The page that finishes signing in, with the way back to `here`; null if sign-in is finished or `here` is
 * that page.
 */
export function unfinishedPath({ secondStep }: Pick<Session, 'secondStep'>, here: Here): string | null {
  if (secondStep === 'DONE' || here.pathname === PAGES[secondStep]) return null;
  return `${PAGES[secondStep]}?next=${encodeURIComponent(wanted(here))}`;
}

// On one of these pages, the goal is in its address.
function wanted({ pathname, search }: Here): string {
  if (!Object.values<string>(PAGES).includes(pathname)) return pathname + search;
  return new URLSearchParams(search).get('next') ?? '/dashboard';
}
