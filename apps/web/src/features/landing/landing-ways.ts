import { useCallback } from 'react';
import { useSignOut } from '../../shared/session/use-sign-out';

/** The sections of the landing page with their own address. */
export const ANCHORS = ['features', 'pricing', 'contact'] as const;
export type Anchor = (typeof ANCHORS)[number];

/** A section's address, from every page. */
export function anchorTo(anchor: Anchor): string {
  return `/#${anchor}`;
}

/** Ends the session and reloads the page, so that no personal data is left in this tab's memory. */
export function useSignOutAndReload(): () => void {
  const signOut = useSignOut();
  return useCallback(() => {
    void signOut().then((isOver) => {
      if (isOver) window.location.reload();
    });
  }, [signOut]);
}
