import { callbackMachine, callbackResource, type Callback } from '@quillcare/contracts';
import type { RightsCheck } from '../../shared/session/session.context';
import { word } from '../../shared/words/words';
import { callbackWords } from './callback.en';

export const isOpen = ({ status }: Pick<Callback, 'status'>): boolean =>
  callbackMachine.allows(status, 'completed');

/** Whether the person may change a callback of this kind: it follows the quote, lead or client that it hangs on. */
export const mayDealWith = (
  { subject }: Pick<Callback, 'subject'>,
  { mayChange }: Pick<RightsCheck, 'mayChange'>,
) => mayChange({ resource: callbackResource(subject), action: 'UPDATE' });

/** Whether this person can still do something about it. */
export const isToDo = (callback: Callback, rights: Pick<RightsCheck, 'mayChange'>): boolean =>
  isOpen(callback) && mayDealWith(callback, rights);

/** Whether staff ended it, so that it can be opened again; what the quote ended stays so. */
export const isReopenable = (callback: Callback): boolean =>
  !isOpen(callback) && callback.closedReason === null;

/** The newest thing to know: why it was closed, what was noted, why it was put off, or why somebody should call. */
export function detailOf(callback: Callback): string {
  const { closedReason, cancelReason, notes, about, rescheduleReason, cause } = callback;
  switch (closedReason) {
    case 'accepted':
    case 'rejected':
    case 'withdrawn':
    case 'expired':
    case 'replaced':
    case 'lost':
      return word(callbackWords, `closed.${closedReason}`);
    default:
      return closedReason ?? cancelReason ?? notes ?? about ?? rescheduleReason ?? causeOf(cause);
  }
}

/** What came of the last call; empty before there was one. */
export function lastCallOf({ lastOutcome }: Pick<Callback, 'lastOutcome'>): string {
  return lastOutcome === null ? '' : word(callbackWords, `options.outcome.${lastOutcome}`);
}

/** That a quote was sent needs no words: most callbacks are about that. */
function causeOf(cause: Callback['cause']): string {
  return cause === 'ACCEPTANCE_WITHDRAWN' ? word(callbackWords, 'withdrawn') : '';
}

/** What the call is about, in a word. */
export function subjectOf({ subject, quoteNumber }: Callback): string {
  if (subject === 'QUOTE') return quoteNumber ?? '';
  return word(callbackWords, subject === 'LEAD' ? 'aboutLead' : 'aboutClient');
}

/** The page of the record that the call is about. */
export function subjectPath({ subject, quoteId, leadId, clientId }: Callback): string {
  if (subject === 'QUOTE') return `/quotes/view/${quoteId}`;
  return subject === 'LEAD' ? `/leads/${leadId}` : `/clients/${clientId}`;
}

/** The page of the person to call. */
export function personPath({ clientId, leadId }: Callback): string {
  return clientId === null ? `/leads/${leadId}` : `/clients/${clientId}`;
}
