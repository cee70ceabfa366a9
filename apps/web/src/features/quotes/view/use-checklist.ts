import { previewQuote, type ConsentCheck, type Quote, type ResultOf } from '@quillcare/contracts';
import { useOperationQuery, type OperationQueryState } from '../../../shared/api/hooks';
import { previewOf } from '../quote-parts';

export interface Checklist {
  request: OperationQueryState<typeof previewQuote>;
  /** Open points that prevent sending under the practice's settings. */
  blocking: ConsentCheck[];
}

/** Returns the server's consent checklist for the stored quote. */
export function useChecklist(quote: Quote): Checklist {
  const request = useOperationQuery(previewQuote, { body: previewOf(quote) });
  return { request, blocking: blockingOf(request.currentData) };
}

function blockingOf(preview: ResultOf<typeof previewQuote> | undefined): ConsentCheck[] {
  return preview?.checklist.filter(({ isMet, blocks }) => !isMet && blocks) ?? [];
}
