import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** The element that the address names after its #. */
function target(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // Not an address of ours: `#%E0%A4%A` cannot be decoded.
  }
}

/**
 * Brings the section that the address names into view and lets the keyboard go on from there, also when the page was
 * opened with it or the same link is followed again. The browser does this for plain pages; here the section may be drawn
 * after the address was opened. `isReady` turns true when all above it has its final height.
 */
export function useAnchor(isReady = true): void {
  const { hash, key } = useLocation();
  const arrival = useRef({ key: '', top: 0 });
  useEffect(() => {
    const section = hash.length > 1 ? target(hash) : null;
    if (!section) return;
    const isSecondLook = arrival.current.key === key;
    // Whoever has scrolled on meanwhile is not pulled back.
    if (isSecondLook && Math.abs(window.scrollY - arrival.current.top) > 2) return;
    section.scrollIntoView();
    if (!isSecondLook) section.focus({ preventScroll: true });
    arrival.current = { key, top: window.scrollY };
  }, [hash, key, isReady]);
}
