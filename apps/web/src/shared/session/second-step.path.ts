import type { Session } from '@quillcare/contracts';

/** Paths where a second factor is set up, and where it is entered. */
export const SET_UP_PATH = '/security/mfa/setup';
export const VERIFY_PATH = '/security/mfa/verify';
/** Path where a device that was handed to a patient is unlocked. */
export const LOCKED_PATH = '/locked';

export interface Here {
  pathname: string;
  search: string;
}

const PAGES = { VERIFY: VERIFY_PATH, SET_UP: SET_UP_PATH, LOCKED: LOCKED_PATH } as const;

/**
 * Returns the page that completes the sign-in, with `here` as its return URL. Null if sign-in is complete or `here` is already
 * that page.
 */
export function unfinishedPath({ secondStep }: Pick<Session, 'secondStep'>, here: Here): string | null {
  if (secondStep === 'DONE' || here.pathname === PAGES[secondStep]) return null;
  return `${PAGES[secondStep]}?next=${encodeURIComponent(wanted(here))}`;
}

// On one of these pages, the return URL is in the query.
function wanted({ pathname, search }: Here): string {
  if (!Object.values<string>(PAGES).includes(pathname)) return pathname + search;
  return new URLSearchParams(search).get('next') ?? '/dashboard';
}
