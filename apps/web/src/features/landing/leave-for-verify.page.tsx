import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The page on which documents are checked is a document of its own, so that a stranger with a paper does not load this app. */
export function LeaveForVerifyPage() {
  const { search } = useLocation();
  useEffect(() => window.location.replace(`/verify${search}`), [search]);
  return null;
}
