import { previewQuote, type ConsentCheck, type Quote } from '@quillcare/contracts';
import { useOperationQuery, type OperationQueryState } from '../../../shared/api/hooks';
import { toPreviewRequest } from '../quote-parts';

export interface Checklist {
  request: OperationQueryState<typeof previewQuote>;
  /** Open points that prevent sending under the practice's settings. */
  blocking: ConsentCheck[];
}

/** Returns the server's consent checklist for the stored quote. */
export function useChecklist(quote: Quote): Checklist {
  const request = useOperationQuery(previewQuote, { body: toPreviewRequest(quote) });
  const checks = request.currentData?.checklist ?? [];
  return { request, blocking: checks.filter(({ isMet, blocks }) => !isMet && blocks) };
}
