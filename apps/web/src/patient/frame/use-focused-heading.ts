import { useEffect, useRef } from 'react';

/** Moves the focus to a screen's heading when it appears, so that screen readers announce it. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return heading;
}
