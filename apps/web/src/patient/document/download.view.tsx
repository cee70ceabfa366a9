import type { DocumentKind } from '@quillcare/contracts';
import { useState } from 'react';
import { DOCUMENT } from './document.en';
import { downloadDocument, type DownloadResult } from './download-document';

/** Saves a PDF of the quote, or says that it is not ready yet. */
export function DownloadDocument({ token, kind }: { token: string; kind: DocumentKind }) {
  const [state, setState] = useState<DownloadResult | 'busy' | null>(null);
  const download = async () => {
    setState('busy');
    setState(await downloadDocument(token, kind));
  };
  const label = kind === 'SIGNED' ? DOCUMENT.signed : DOCUMENT.quote;
  return (
    <div className="p-screen-only">
      <button
        type="button"
        className="p-link"
        aria-disabled={state === 'busy'}
        onClick={() => state !== 'busy' && void download()}
      >
        {label}
      </button>
      <p role="status" className="p-hint">
        {state === 'busy' && DOCUMENT.busy}
        {state === 'notReady' && DOCUMENT.notReady}
        {state === 'notMade' && DOCUMENT.notMade}
        {state === 'failed' && DOCUMENT.failed}
      </p>
    </div>
  );
}
