import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The list of the target shows first; then the new one is asked for. */
const ASK_DELAY_MS = 100;
const NEW_QUOTE = 'open-new-quote';

/** What the quick buttons do: go to the list, and then ask for a new one by the product's window events. */
export function useQuickActions() {
  const navigate = useNavigate();
  const go = useCallback(
    (to: string, event: string) => {
      void navigate(to);
      setTimeout(() => window.dispatchEvent(new CustomEvent(event)), ASK_DELAY_MS);
    },
    [navigate],
  );
  return { newQuote: () => go('/quotes', NEW_QUOTE) };
}

/** A new quote opens in the editor, wherever it was asked for. */
export function useNewQuoteRequests(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = () => void navigate('/quotes/create');
    window.addEventListener(NEW_QUOTE, open);
    return () => window.removeEventListener(NEW_QUOTE, open);
  }, [navigate]);
}
