import { useEffect, useRef, type RefObject } from 'react';

/** Digit keys for the current call, active only while no field or other control has the focus. */
export function useCallKeys(
  card: RefObject<HTMLElement | null>,
  acts: Readonly<Record<string, () => void>>,
): void {
  const current = useRef(acts);
  useEffect(() => {
    current.current = acts;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const act = current.current[event.key.toLowerCase()];
      if (!act || !isOurs(event, card.current)) return;
      event.preventDefault();
      act();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [card]);
}

function isOurs(event: KeyboardEvent, card: HTMLElement | null): boolean {
  if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return false;
  const { activeElement: focused, body } = document;
  if (focused === null || focused === body || focused.tagName === 'H1') return true;
  // The date picker's sections are contenteditable elements rather than inputs.
  const isTyping = focused.closest('input, textarea, select, [contenteditable="true"]') !== null;
  return card?.contains(focused) === true && !isTyping;
}
