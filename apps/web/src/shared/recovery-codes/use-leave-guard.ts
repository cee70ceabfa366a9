import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** The person is about to leave the page and should be asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Lets the person leave from now on. */
  release: () => void;
}

/**
 * Keeps the person on the page: navigation within the app is blocked, and the browser asks before it closes
 * the tab.
 */
export function useLeaveGuard(): LeaveGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    // Signing out leads to the home page and is deliberate.
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
