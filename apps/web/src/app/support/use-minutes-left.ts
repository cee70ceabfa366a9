import { useEffect, useState } from 'react';
import { minutesLeft, nextChange } from './minutes-left';

/** Poll interval after expiry. The clocks of browser and server differ, so the session may end slightly later on the server. */
const ASK_AGAIN_MS = 5_000;

/** Counts down the minutes until an ISO instant. Once it has passed, calls `onOver` every few seconds. */
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
