import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** Returns the element named by the URL's fragment. */
function target(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Malformed and therefore not one of our links: `#%E0%A4%A` cannot be decoded.
  }
}

/** Events showing that the user has moved on. Screen readers move the focus without a key press. */
const LEAVING = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Scrolls to and focuses the section named in the URL, on page load and when the same link is followed again; browsers do this
 * only for static pages. Keeps it in view while prices and fonts load above it, until the user interacts.
 */
export function useAnchor(): void {
  const { hash, key } = useLocation();
  useEffect(() => {
    const section = hash.length > 1 ? target(hash) : null;
    if (!section) return;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
    const observer = new ResizeObserver(() => section.scrollIntoView());
    observer.observe(document.body);
    const stop = () => observer.disconnect();
    for (const act of LEAVING) window.addEventListener(act, stop, { once: true, passive: true });
    return () => {
      stop();
      for (const act of LEAVING) window.removeEventListener(act, stop);
    };
  }, [hash, key]);
}
