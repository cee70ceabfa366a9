import type { DocumentKind, Problem } from '@quillcare/contracts';

export type DownloadResult = 'saved' | 'notReady' | 'failed';

/** Fetches a PDF file of the link's quote and saves it. */
export async function downloadDocument(token: string, kind: DocumentKind): Promise<DownloadResult> {
  try {
    const path = `/api/public/quotes/${encodeURIComponent(token)}/pdf?kind=${kind}`;
    const response = await fetch(path, { credentials: 'same-origin', cache: 'no-store' });
    if (!response.ok) {
      const { code } = (await response.json()) as Partial<Problem>;
      return code === 'DOCUMENT_NOT_READY' ? 'notReady' : 'failed';
    }
    const [, name] = /filename="([\w.-]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? [];
    save(await response.blob(), name ?? 'quote.pdf');
    return 'saved';
  } catch {
    return 'failed';
  }
}

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
