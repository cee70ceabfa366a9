import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FeatureAction } from '../../shared/feature/feature';
import { FEATURES } from '../features';

/** The list is shown first, then the form for a new record. */
const ASK_DELAY_MS = 100;

/** What an action does; `state` goes into the history entry. */
type Act = Pick<FeatureAction, 'to' | 'event'> & { state?: object };

/** Runs an action: opens its address, then announces its event to the window. */
export function useRunAction(): (action: Act) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ to, event, state }) => {
      void navigate(to, { state });
      if (event) setTimeout(() => window.dispatchEvent(new CustomEvent(event)), ASK_DELAY_MS);
    },
    [navigate],
  );
}

/** Opens the address that a feature names for a window event. */
export function useRequests(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const listening = FEATURES.flatMap(({ requests = {} }) => Object.entries(requests)).map(
      ([event, to]) => [event, () => void navigate(to)] as const,
    );
    for (const [event, open] of listening) window.addEventListener(event, open);
    return () => {
      for (const [event, open] of listening) window.removeEventListener(event, open);
    };
  }, [navigate]);
}
