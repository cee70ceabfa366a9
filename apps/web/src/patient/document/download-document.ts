import type { DocumentKind, Problem } from '@quillcare/contracts';
import { fetchRead } from '../../shared/api/fetch-read';
import { fileNameOf, saveFile } from '../../shared/files/save-file';

export type DownloadResult = 'saved' | 'notReady' | 'notMade' | 'failed';

export async function downloadDocument(token: string, kind: DocumentKind): Promise<DownloadResult> {
  try {
    const path = `/api/public/quotes/${encodeURIComponent(token)}/pdf?kind=${kind}`;
    const response = await fetchRead(path, () => ({ credentials: 'same-origin', cache: 'no-store' }));
    if (!response.ok) {
      const { code } = (await response.json()) as Partial<Problem>;
      if (code === 'DOCUMENT_FAILED') return 'notMade';
      return code === 'DOCUMENT_NOT_READY' ? 'notReady' : 'failed';
    }
    saveFile(await response.blob(), fileNameOf(response, 'quote.pdf'));
    return 'saved';
  } catch {
    return 'failed';
  }
}
