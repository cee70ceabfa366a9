import type { BulkAction } from '@quillcare/contracts';

/** A question that is asked once for all selected callbacks. */
export interface SeveralProps {
  answer: (action: BulkAction) => void;
  close: () => void;
}
