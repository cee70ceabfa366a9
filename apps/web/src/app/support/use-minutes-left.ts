import { useEffect, useState } from 'react';
import { minutesLeft, nextChange } from './minutes-left';

/** The clocks of browser and server differ, so it may end a little later on the server. */
const ASK_AGAIN_MS = 5_000;

/** Minutes until an instant, counted down; from then on `onOver` is called every few seconds. */
export function useMinutesLeft(expiresAt: string, onOver: () => void): number {
  const [left, setLeft] = useState(() => minutesLeft(expiresAt, Date.now()));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = Date.now();
      const minutes = minutesLeft(expiresAt, now);
      setLeft(minutes);
      if (minutes === 0) onOver();
      timer = setTimeout(tick, minutes === 0 ? ASK_AGAIN_MS : nextChange(expiresAt, now));
    };
    timer = setTimeout(tick, nextChange(expiresAt, Date.now()));
    return () => clearTimeout(timer);
  }, [expiresAt, onOver]);
  return left;
}
