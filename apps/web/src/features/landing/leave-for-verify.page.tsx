import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Document verification is a separate HTML page, so that third parties checking a document do not have to load this app.
 * Navigates there.
 */
export function LeaveForVerifyPage() {
  const { search } = useLocation();
  useEffect(() => window.location.replace(`/verify${search}`), [search]);
  return null;
}
