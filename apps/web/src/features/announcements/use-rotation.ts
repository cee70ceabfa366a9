import { useEffect, useState } from 'react';

/** How long each banner is shown, in milliseconds, as specified. */
export const ROTATION_MS = 8_000;

/** Cycles through `count` positions unless paused. Moving manually restarts the timer. */
export function useRotation(count: number, isResting: boolean) {
  const [turn, setTurn] = useState(0);
  const place = count === 0 ? 0 : ((turn % count) + count) % count;
  useEffect(() => {
    if (count < 2 || isResting || prefersStillness()) return;
    const timer = setTimeout(() => setTurn((before) => before + 1), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [count, isResting, turn]);
  return { place, move: (by: number) => setTurn((before) => before + by) };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
