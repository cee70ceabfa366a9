import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { getCaseDocumentFile, type CaseDocument } from '@quillcare/contracts';
import { ErrorState, TitledDialog } from '@quillcare/ui';
import { fetchFile } from '../../shared/files/download-file';
import { FileViewer } from '../../shared/files/file-viewer.view';
import { saveFile } from '../../shared/files/save-file';
import { toProblem } from '../../shared/api/problem';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords, word } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';

/** The fields needed to open a document. */
export type OpenableDocument = Pick<CaseDocument, 'id' | 'name' | 'mediaType'>;

const VIEWABLE_TYPES = ['application/pdf', 'image/jpeg', 'image/png'];

/** Downloads a document, which is recorded in the audit trail. */
export async function downloadDocument({ id, name }: OpenableDocument): Promise<void> {
  try {
    saveFile(await fetchFile(getCaseDocumentFile, { params: { id }, query: { purpose: 'DOWNLOAD' } }), name);
  } catch (error) {
    const title = word(caseDocumentWords, 'downloadFailed', { name });
    showToast({ title, message: toProblem(error).detail, tone: 'error' });
  }
}

/** Link that opens a document, in a viewer if the browser can display it and as a download otherwise. */
export function DocumentLink({ document }: { document: OpenableDocument }) {
  const t = useWords(caseDocumentWords);
  const [isOpen, setOpen] = useState(false);
  const { name, mediaType } = document;
  const isShown = VIEWABLE_TYPES.includes(mediaType);
  return (
    <>
      <Link
        component="button"
        type="button"
        onClick={() => (isShown ? setOpen(true) : void downloadDocument(document))}
        aria-label={t(isShown ? 'open' : 'download', { name })}
        sx={{ textAlign: 'left', overflowWrap: 'anywhere', fontWeight: 500 }}
      >
        {name}
      </Link>
      {isOpen && <DocumentViewerDialog document={document} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Displays a document without downloading it. The view is recorded in the audit trail. */
function DocumentViewerDialog({ document, onClose }: { document: OpenableDocument; onClose: () => void }) {
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

interface FileState {
  url: string | null;
  problem: string | null;
}

function useFileUrl({ id, mediaType }: OpenableDocument): FileState {
  const [state, setState] = useState<FileState>({ url: null, problem: null });
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
