import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { FeatureAction } from '../../shared/feature/feature';
import { FEATURES } from '../features';

/** Gives the list time to appear before the event opens its form for a new record. */
const ASK_DELAY_MS = 100;

/** What an action does. `state` is stored in the history entry. */
type Act = Pick<FeatureAction, 'to' | 'event'> & { state?: object };

/** Returns a function that opens an action's URL and then dispatches its event on the window. */
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

/** Opens the URL that a feature has registered for a window event. */
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
