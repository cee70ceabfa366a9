import type { DocumentKind, QuoteFile } from '@quillcare/contracts';
import { printedCode } from './verify-code';

/** A PDF file of a quote, finished or still to be made. */
export interface StoredQuoteFile {
  id: string;
  quoteId: string;
  revision: number;
  kind: DocumentKind;
  state: QuoteFile['state'];
  verifyCode: string;
  sha256: string | null;
  sizeBytes: number | null;
  storageKey: string | null;
  madeAt: string | null;
}

export function shownFile({
  kind,
  state,
  revision,
  verifyCode,
  sha256,
  sizeBytes,
  madeAt,
}: StoredQuoteFile): QuoteFile {
  return { kind, state, revision, verifyCode: printedCode(verifyCode), sha256, sizeBytes, madeAt };
}

export function fileNameOf(quote: { quoteNumber: string; revision: number }, kind: DocumentKind): string {
  const version = quote.revision > 1 ? `-v${quote.revision}` : '';
  const name = `quote-${quote.quoteNumber}${version}${kind === 'SIGNED' ? '-signed' : ''}`;
  return `${name.replace(/[^\w.-]/g, '_')}.pdf`;
}
