import { callbackMachine, type Callback } from '@quillcare/contracts';
import { word } from '../../shared/words/words';
import { callbackWords } from './callback.en';

export const isOpen = ({ status }: Callback): boolean => callbackMachine.allows(status, 'completed');

/** The newest thing to know: why it was closed, what was noted, or why it was put off. */
export function detailOf({ closedReason, notes, rescheduleReason }: Callback): string {
  switch (closedReason) {
    case 'accepted':
    case 'rejected':
    case 'withdrawn':
    case 'expired':
    case 'replaced':
      return word(callbackWords, `closed.${closedReason}`);
    default:
      return closedReason ?? notes ?? rescheduleReason ?? '';
  }
}
