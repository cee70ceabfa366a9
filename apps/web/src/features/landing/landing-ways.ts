import { useCallback } from 'react';
import { useSignOut } from '../../app/shell/use-sign-out';

/** The sections of the landing page that addresses name. */
export const ANCHORS = ['features', 'pricing', 'contact'] as const;
export type Anchor = (typeof ANCHORS)[number];

/** A section's address, from every page. */
export function anchorTo(anchor: Anchor): string {
  return `/#${anchor}`;
}

/** Ends the session and loads the page anew, so that nothing of the person is left in this tab's memory. */
export function useSignOutAndReload(): () => void {
  const signOut = useSignOut();
  return useCallback(() => {
    void signOut().then((isOver) => {
      if (isOver) window.location.reload();
    });
  }, [signOut]);
}
