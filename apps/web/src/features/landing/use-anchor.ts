import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The element that the address names after its #. */
function target(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Not one of our addresses: `#%E0%A4%A` cannot be decoded.
  }
}

/**
 * Scrolls to the section that the address names and moves the focus there, also on page load or when the same
 * link is followed again. Browsers do this for static pages only; here the section may be rendered later.
 * `isReady` turns true when everything above it has its final height.
 */
export function useAnchor(isReady = true): void {
  const { hash, key } = useLocation();
  const arrival = useRef({ key: '', top: 0 });
  useEffect(() => {
    const section = hash.length > 1 ? target(hash) : null;
    if (!section) return;
    const isSecondLook = arrival.current.key === key;
    // Do not scroll back if the person has scrolled meanwhile.
    if (isSecondLook && Math.abs(window.scrollY - arrival.current.top) > 2) return;
    section.scrollIntoView();
    if (!isSecondLook) section.focus({ preventScroll: true });
    arrival.current = { key, top: window.scrollY };
  }, [hash, key, isReady]);
}
