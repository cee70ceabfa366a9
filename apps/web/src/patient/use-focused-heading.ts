import { useEffect, useRef } from 'react';

/** Moves the focus to a screen's heading when the screen appears, so that a screen reader says where one is. */
export function useFocusedHeading() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, []);
  return heading;
}
