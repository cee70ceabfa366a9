import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** How long to wait for the page's heading. After that the focus stays where it is. */
const PATIENCE_MS = 5_000;

/**
 * Moves the focus to the heading of the page the user navigated to, so that screen readers announce it and Tab continues from
 * there. Does nothing if the page focused one of its own fields, if a dialog is open, or if only the record changed within the
 * same page.
 */
export function useFocusOnNavigation(): void {
  const { pathname } = useLocation();
  const shown = useRef<{ pathname: string; heading: string } | null>(null);
  useEffect(() => {
    const before = shown.current;
    const arrive = (heading: HTMLElement) => {
      const text = heading.textContent ?? '';
      shown.current = { pathname, heading: text };
      if (before && before.pathname !== pathname && before.heading !== text && isFree()) focus(heading);
    };
    // The previous page stays until the code of the next one has loaded.
    const isNew = (heading: HTMLElement) => before === null || heading.textContent !== before.heading;
    return whenHeading(isNew, arrive);
  }, [pathname]);
}

function whenHeading(
  isNew: (heading: HTMLElement) => boolean,
  arrive: (heading: HTMLElement) => void,
): () => void {
  const content = document.getElementById('content');
  if (!content) return () => undefined;
  const look = () => {
    const heading = content.querySelector<HTMLElement>('h1');
    if (!heading?.textContent || !isNew(heading)) return;
    stop();
    arrive(heading);
  };
  const observer = new MutationObserver(look);
  const patience = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    observer.disconnect();
    clearTimeout(patience);
  };
  observer.observe(content, { childList: true, subtree: true, characterData: true });
  look();
  return stop;
}

/** Whether the focus is not on something the user or the page chose deliberately. */
function isFree(): boolean {
  const active = document.activeElement;
  if (active?.closest('[role="dialog"], [role="menu"]')) return false;
  return !active?.closest('#content input, #content textarea, #content [contenteditable="true"]');
}

function focus(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outline = 'none';
  heading.focus({ preventScroll: true });
}
