import type { DocumentKind, Problem } from '@quillcare/contracts';
import { useState } from 'react';
import { fetchPublic } from '../../shared/api/fetch-public';
import { parseFileName, saveFile } from '../../shared/files/save-file';
import { Button } from '../frame/button.view';
import { DOCUMENT } from './document.en';

/** Saves a PDF of the quote, or says that it is not ready yet. */
export function DownloadDocument({ token, kind }: { token: string; kind: DocumentKind }) {
  const [state, setState] = useState<DownloadResult | 'busy' | null>(null);
  const download = async () => {
    setState('busy');
    setState(await downloadDocument(token, kind));
  };
  return (
    <div className="p-screen-only">
      <Button look="link" busy={state === 'busy'} onClick={() => state !== 'busy' && void download()}>
        {kind === 'SIGNED' ? DOCUMENT.signed : DOCUMENT.quote}
      </Button>
      <p role="status" className="p-hint">
        {state !== null && state !== 'saved' && DOCUMENT[state]}
      </p>
    </div>
  );
}

type DownloadResult = 'saved' | 'notReady' | 'notMade' | 'failed';

async function downloadDocument(token: string, kind: DocumentKind): Promise<DownloadResult> {
  try {
    const path = `/api/public/quotes/${encodeURIComponent(token)}/pdf?kind=${kind}`;
    const response = await fetchPublic(path, { credentials: 'same-origin' });
    if (!response.ok) {
      const { code } = (await response.json()) as Partial<Problem>;
      if (code === 'DOCUMENT_FAILED') return 'notMade';
      return code === 'DOCUMENT_NOT_READY' ? 'notReady' : 'failed';
    }
    saveFile(await response.blob(), parseFileName(response, 'quote.pdf'));
    return 'saved';
  } catch {
    return 'failed';
  }
}
