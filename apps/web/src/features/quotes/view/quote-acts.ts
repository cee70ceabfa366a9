import type { Quote } from '@quillcare/contracts';
import { isWaiting } from '../quote-parts';

export type QuoteAct =
  | 'edit'
  | 'send'
  | 'resend'
  | 'call'
  | 'revise'
  | 'requote'
  | 'reopen'
  | 'vary'
  | 'openNewer'
  | 'openCase'
  | 'copyLink'
  | 'tablet'
  | 'record'
  | 'duplicate'
  | 'saveTemplate'
  | 'print'
  | 'revokeLinks'
  | 'withdraw'
  | 'delete';

/** What the person may do with quotes. */
export interface QuoteRights {
  create: boolean;
  update: boolean;
  delete: boolean;
}

type Acted = Pick<Quote, 'status' | 'mailState' | 'surgeryCaseId' | 'acceptanceWithdrawnAt'> & {
  client: { phone: string };
};

/** The one act that a status asks for, and the others; `hasNewer`: a later version was started or sent. */
export function actsOf(
  quote: Acted,
  can: QuoteRights,
  hasNewer: boolean,
): { primary: QuoteAct | null; others: QuoteAct[] } {
  const possible = possibleActs(quote, can, hasNewer);
  const primary = primaryOrder(quote, hasNewer).find((act) => possible.includes(act)) ?? null;
  return { primary, others: possible.filter((act) => act !== primary) };
}

function primaryOrder(
  { status, surgeryCaseId, acceptanceWithdrawnAt }: Acted,
  hasNewer: boolean,
): QuoteAct[] {
  if (surgeryCaseId && acceptanceWithdrawnAt === null) return ['openCase'];
  if (hasNewer) return ['openNewer'];
  switch (status) {
    case 'DRAFT':
      return ['send'];
    case 'SENT':
      return ['resend'];
    case 'QUERY_RECEIVED':
      return ['call', 'revise'];
    case 'REJECTED':
    case 'WITHDRAWN':
      return ['reopen'];
    case 'EXPIRED':
      return ['requote'];
    default:
      return ['duplicate'];
  }
}

/** In the order in which the menu shows them; what cannot be taken back comes last. */
function possibleActs(quote: Acted, can: QuoteRights, hasNewer: boolean): QuoteAct[] {
  const { status, surgeryCaseId, client } = quote;
  const isOpen = isWaiting(quote);
  const mayRevise = can.create && !hasNewer;
  const offered: [QuoteAct, boolean][] = [
    ['openCase', surgeryCaseId !== null],
    ['openNewer', hasNewer],
    ['send', status === 'DRAFT' && can.update],
    ['edit', status === 'DRAFT' && can.update],
    ['call', status === 'QUERY_RECEIVED' && client.phone !== ''],
    ['resend', isOpen && can.update],
    ['copyLink', isOpen && can.update],
    ['tablet', isOpen && can.update],
    ['record', isOpen && can.update],
    ['revise', mayRevise && isOpen],
    ['reopen', mayRevise && (status === 'REJECTED' || status === 'WITHDRAWN')],
    ['vary', mayRevise && status === 'ACCEPTED'],
    ['requote', mayRevise && status === 'EXPIRED'],
    ['duplicate', can.create],
    ['saveTemplate', can.create],
    ['print', true],
    ['revokeLinks', (isOpen || status === 'ACCEPTED' || status === 'REJECTED') && can.update],
    ['withdraw', isOpen && can.update],
    ['delete', status === 'DRAFT' && can.delete],
  ];
  return offered.flatMap(([act, isOffered]) => (isOffered ? [act] : []));
}
