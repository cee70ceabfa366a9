import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** Whether the user is about to leave the page and should be asked. */
  isAsking: boolean;
  stay: () => void;
  leave: () => void;
  /** Allows leaving from now on. */
  release: () => void;
}

/** Guards the page: blocks navigation within the app, and makes the browser ask before closing the tab. */
export function useLeaveGuard(): LeaveGuard {
  const isReleased = useRef(false);
  const blocker = useBlocker(
    // Signing out leads to the home page, and is deliberate.
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
