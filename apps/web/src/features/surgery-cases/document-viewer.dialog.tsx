import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { getCaseDocumentFile, type CaseDocument } from '@quillcare/contracts';
import { ErrorState, TitledDialog } from '@quillcare/ui';
import { fetchFile } from '../../shared/files/download-file';
import { toProblem } from '../../shared/api/problem';
import { FileViewer } from '../../shared/files/file-viewer.view';
import { useWords } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';

interface DocumentViewerDialogProps {
  document: Pick<CaseDocument, 'id' | 'name' | 'mediaType'>;
  onClose: () => void;
}

/** Displays a document without downloading it. The view is recorded in the audit trail. */
export function DocumentViewerDialog({ document, onClose }: DocumentViewerDialogProps) {
  const t = useWords(caseDocumentWords);
  const { url, problem } = useFileUrl(document);
  return (
    <TitledDialog
      title={document.name}
      maxWidth="md"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('close')}</Button>}
    >
      {problem !== null && (
        <ErrorState title={t('downloadFailed', { name: document.name })} message={problem} />
      )}
      {problem === null && url === null && (
        <Skeleton variant="rounded" height={520} aria-label={t('opening')} />
      )}
      {url !== null && <FileViewer name={document.name} type={document.mediaType} url={url} />}
    </TitledDialog>
  );
}

function useFileUrl({ id, mediaType }: Pick<CaseDocument, 'id' | 'mediaType'>): {
  url: string | null;
  problem: string | null;
} {
  const [state, setState] = useState<{ url: string | null; problem: string | null }>({
    url: null,
    problem: null,
  });
  useEffect(() => {
    let objectUrl: string | null = null;
    let isClosed = false;
    fetchFile(getCaseDocumentFile, { params: { id }, query: { purpose: 'VIEW' } }).then(
      (blob) => {
        if (isClosed) return;
        objectUrl = URL.createObjectURL(new Blob([blob], { type: mediaType }));
        setState({ url: objectUrl, problem: null });
      },
      (error: unknown) => !isClosed && setState({ url: null, problem: toProblem(error).detail }),
    );
    return () => {
      isClosed = true;
      if (objectUrl) URL.revokeObjectURL(objectUrl);
    };
  }, [id, mediaType]);
  return state;
}
