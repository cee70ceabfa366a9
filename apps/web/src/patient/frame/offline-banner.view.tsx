import { tryConnection, useConnectionLost } from './connection';
import { FRAME } from './frame.en';

/** Stays at the top while the server is unreachable. The live region is always mounted, so that its text is announced. */
export function OfflineBanner() {
  const isLost = useConnectionLost();
  return (
    <div role="status" className="p-offline-region p-screen-only">
      {isLost && (
        <div className="p-offline">
          <p>{FRAME.offline}</p>
          <button type="button" className="p-button" onClick={() => void tryConnection()}>
            {FRAME.retry}
          </button>
        </div>
      )}
    </div>
  );
}
