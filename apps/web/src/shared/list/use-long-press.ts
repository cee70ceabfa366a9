import { useEffect, useRef } from 'react';

const LONG_MS = 500;

/** Calls `act` after a long press. Scrolling or lifting the finger earlier cancels it. */
export function useLongPress(act: (id: string) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLong = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => clearTimeout(timer.current);
  const start = (id: string) => {
    end();
    isLong.current = false;
    timer.current = setTimeout(() => {
      isLong.current = true;
      act(id);
    }, LONG_MS);
  };
  return {
    on: (id: string) => ({
      onTouchStart: () => start(id),
      onTouchMove: end,
      onTouchEnd: end,
      onTouchCancel: end,
    }),
    /** Whether the click that follows ends a long press. Returns true once for each. */
    wasLong: () => {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
  };
}
