import { callbackMachine, callbackResource, type Callback } from '@quillcare/contracts';
import type { RightsCheck } from '../../shared/session/session.context';
import { word } from '../../shared/words/words';
import { callbackWords } from './callback.en';

export const isOpen = ({ status }: Pick<Callback, 'status'>): boolean =>
  callbackMachine.allows(status, 'completed');

/** Returns whether the user may change the callback. That follows from their rights on the related quote, lead or client. */
export const mayDealWith = (
  { subject }: Pick<Callback, 'subject'>,
  { mayChange }: Pick<RightsCheck, 'mayChange'>,
) => mayChange({ resource: callbackResource(subject), action: 'UPDATE' });

/** Returns whether the callback is open and the user may act on it. */
export const isToDo = (callback: Callback, rights: Pick<RightsCheck, 'mayChange'>): boolean =>
  isOpen(callback) && mayDealWith(callback, rights);

/** Returns whether the callback can be reopened. Only those closed by staff can; one closed by its quote stays closed. */
export const isReopenable = (callback: Callback): boolean =>
  !isOpen(callback) && callback.closedReason === null;

/** Returns the most relevant detail: why it was closed, the notes, why it was rescheduled, or why to call. */
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

/** Result of the last call. Empty if there was none. */
export function lastCallOf({ lastOutcome }: Pick<Callback, 'lastOutcome'>): string {
  return lastOutcome === null ? '' : word(callbackWords, `options.outcome.${lastOutcome}`);
}

/** Most callbacks follow a sent quote, so that cause is left unsaid. */
function causeOf(cause: Callback['cause']): string {
  return cause === 'ACCEPTANCE_WITHDRAWN' ? word(callbackWords, 'withdrawn') : '';
}

/** Short label of what the call is about. */
export function subjectOf({ subject, quoteNumber }: Callback): string {
  if (subject === 'QUOTE') return quoteNumber ?? '';
  return word(callbackWords, subject === 'LEAD' ? 'aboutLead' : 'aboutClient');
}

export function subjectPath({ subject, quoteId, leadId, clientId }: Callback): string {
  if (subject === 'QUOTE') return `/quotes/view/${quoteId}`;
  return subject === 'LEAD' ? `/leads/${leadId}` : `/clients/${clientId}`;
}

export function personPath({ clientId, leadId }: Callback): string {
  return clientId === null ? `/leads/${leadId}` : `/clients/${clientId}`;
}
