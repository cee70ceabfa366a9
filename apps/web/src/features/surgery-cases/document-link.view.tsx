import Link from '@mui/material/Link';
import { useState } from 'react';
import { getCaseDocumentFile, type CaseDocument } from '@quillcare/contracts';
import { fetchFile } from '../../shared/files/download-file';
import { saveFile } from '../../shared/files/save-file';
import { toProblem } from '../../shared/api/problem';
import { showToast } from '../../shared/toasts/toast.store';
import { useWords, word } from '../../shared/words/words';
import { caseDocumentWords } from './case-documents.en';
import { DocumentViewerDialog } from './document-viewer.dialog';

/** The fields needed to open a document. */
export type OpenableDocument = Pick<CaseDocument, 'id' | 'name' | 'mediaType'>;

const SHOWN = ['application/pdf', 'image/jpeg', 'image/png'];

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
  const isShown = SHOWN.includes(mediaType);
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
