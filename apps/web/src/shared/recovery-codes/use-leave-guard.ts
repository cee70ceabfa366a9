import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** The person was about to leave the page and should be asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Nothing holds the person any longer. */
  release: () => void;
}

/** Holds the person on the page: moves within the app are put on hold, the browser asks before it closes the tab. */
export function useLeaveGuard(): LeaveGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    // Signing out leads to the home page and is somebody's clear word.
    ({ nextLocation, currentLocation }) =>
      !isReleased.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      nextLocation.pathname !== '/',
  );
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!isReleased.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
  return {
    isAsking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release: () => {
      isReleased.current = true;
    },
  };
}
