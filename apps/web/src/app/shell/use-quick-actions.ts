import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** The list is shown first, then the form for a new record. */
const ASK_DELAY_MS = 100;
const NEW_QUOTE = 'open-new-quote';

/** The quick buttons: go to the list, then request a new record with the product's window events. */
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

/** Opens the editor whenever a new quote is requested. */
export function useNewQuoteRequests(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = () => void navigate('/quotes/create');
    window.addEventListener(NEW_QUOTE, open);
    return () => window.removeEventListener(NEW_QUOTE, open);
  }, [navigate]);
}
