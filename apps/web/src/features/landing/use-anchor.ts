import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The element that the address names after its #. */
function target(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Not one of our addresses: `#%E0%A4%A` cannot be decoded.
  }
}

/** What a person does to read elsewhere; screen readers move the focus without a key. */
const LEAVING = ['wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Scrolls to the section that the address names and moves the focus there, also on page load or when the same
 * link is followed again; browsers do this for static pages only. It stays in view while what is above it gets its
 * final height (prices, fonts), until the person does something.
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
