import { previewQuote, type ConsentCheck, type Quote, type ResultOf } from '@quillcare/contracts';
import { useOperationQuery, type OperationQueryState } from '../../../shared/api/hooks';
import { previewOf } from '../quote-parts';

export interface Checklist {
  request: OperationQueryState<typeof previewQuote>;
  /** The open points without which the practice does not send. */
  blocking: ConsentCheck[];
}

/** What the patient must know before deciding, as the server judges the stored quote. */
export function useChecklist(quote: Quote): Checklist {
  const request = useOperationQuery(previewQuote, { body: previewOf(quote) });
  return { request, blocking: blockingOf(request.currentData) };
}

function blockingOf(preview: ResultOf<typeof previewQuote> | undefined): ConsentCheck[] {
  return preview?.checklist.filter(({ isMet, blocks }) => !isMet && blocks) ?? [];
}
