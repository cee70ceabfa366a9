import Alert from '@mui/material/Alert';
import { useEffect, useSyncExternalStore } from 'react';
import { connection } from '../api/connection';
import { shellTexts } from './shell.texts';

/** Says so when work may not reach the server; silent while all is well. */
export function ConnectionBanner() {
  const status = useSyncExternalStore(connection.subscribe, connection.status);
  useEffect(() => {
    const online = () => connection.networkIs(true);
    const offline = () => connection.networkIs(false);
    window.addEventListener('online', online);
    window.addEventListener('offline', offline);
    return () => {
      window.removeEventListener('online', online);
      window.removeEventListener('offline', offline);
    };
  }, []);
  return (
    <div aria-live="polite">
      {status !== 'connected' && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          {status === 'offline' ? shellTexts.offline : shellTexts.degraded}
        </Alert>
      )}
    </div>
  );
}
