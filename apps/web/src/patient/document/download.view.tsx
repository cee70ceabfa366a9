import type { DocumentKind } from '@quillcare/contracts';
import { useState } from 'react';
import { saveFile } from '../../shared/files/save-file';
import { Button } from '../frame/button.view';
import { fetchDocument, type PatientError } from '../patient.api';
import { useCall } from '../use-call';
import { DOCUMENT } from './document.en';

interface DownloadDocumentProps {
  token: string;
  kind: DocumentKind;
  /** Handles a failed call. Returns true if it showed another screen for the problem. */
  onProblem: (problem: PatientError) => boolean;
}

/** Saves a PDF of the quote, or says that it is not ready yet. */
export function DownloadDocument({ token, kind, onProblem }: DownloadDocumentProps) {
  const [failure, setFailure] = useState('');
  const { busy, run } = useCall();
  const download = () =>
    run(
      async () => {
        setFailure('');
        const { blob, name } = await fetchDocument(token, kind);
        saveFile(blob, name);
      },
      (problem) => !onProblem(problem) && setFailure(messageOf(problem)),
    );
  return (
    <div className="p-screen-only">
      <Button look="link" busy={busy} onClick={() => void download()}>
        {kind === 'SIGNED' ? DOCUMENT.signed : DOCUMENT.quote}
      </Button>
      <p role="status" className="p-hint">
        {busy ? DOCUMENT.busy : failure}
      </p>
    </div>
  );
}

function messageOf({ code }: PatientError): string {
  if (code === 'DOCUMENT_FAILED') return DOCUMENT.notMade;
  return code === 'DOCUMENT_NOT_READY' ? DOCUMENT.notReady : DOCUMENT.failed;
}
