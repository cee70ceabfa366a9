import { useEffect, useRef } from 'react';

const LONG_MS = 500;

/** Calls `act` when a finger rests on something; scrolling or lifting it before ends the wait. */
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
    /** Whether the click that follows belongs to a long press; true once for each. */
    wasLong: () => {
      const was = isLong.current;
      isLong.current = false;
      return was;
    },
  };
}
