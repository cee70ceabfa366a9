import Alert from '@mui/material/Alert';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { dismissToast, showToast } from '../../shared/toasts/toast.store';
import { connection, type ConnectionStatus } from '../../shared/api/connection';
import { shellWords } from './shell.en';
import { useWords, word } from '../../shared/words/words';

const CONNECTED_AGAIN = 'connected-again';

/** Warns when changes may not reach the server, and announces when the connection is back. */
export function ConnectionBanner() {
  const status = useSyncExternalStore(connection.subscribe, connection.status);
  const mayWrite = useSyncExternalStore(connection.subscribe, connection.mayWrite);
  const before = useRef(status);
  useEffect(() => {
    if (status !== 'connected') dismissToast(CONNECTED_AGAIN);
    else if (before.current !== 'connected')
      showToast({ id: CONNECTED_AGAIN, title: word(shellWords, 'connectedAgain') });
    before.current = status;
  }, [status]);
  return (
    <div aria-live="polite">
      {status !== 'connected' && (
        <Alert severity="warning" sx={{ borderRadius: 0 }}>
          <BannerText status={status} mayWrite={mayWrite} />
        </Alert>
      )}
    </div>
  );
}

function BannerText({ status, mayWrite }: { status: ConnectionStatus; mayWrite: boolean }) {
  const t = useWords(shellWords);
  if (status === 'offline') return t('offline');
  if (mayWrite) return t('degraded');
  return (
    <>
      <strong>{t('unconfirmed.title')}:</strong> {t('unconfirmed.text')} {t('unconfirmed.meaning')}
    </>
  );
}
