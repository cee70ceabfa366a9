import { useCallback } from 'react';
import { useSignOut } from '../../shared/session/use-sign-out';

/** The landing page's sections that can be linked to. */
export const ANCHORS = ['features', 'pricing', 'contact'] as const;
export type Anchor = (typeof ANCHORS)[number];

/** Returns the URL of a section, valid on every page. */
export function anchorTo(anchor: Anchor): string {
  return `/#${anchor}`;
}

/** Signs the user out and reloads the page, so that no personal data stays in this tab's memory. */
export function useSignOutAndReload(): () => void {
  const signOut = useSignOut();
  return useCallback(() => {
    void signOut().then((isOver) => {
      if (isOver) window.location.reload();
    });
  }, [signOut]);
}
