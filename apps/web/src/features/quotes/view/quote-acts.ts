import type { Quote } from '@quillcare/contracts';
import { isWaiting } from '../quote-parts';

export type QuoteAct = 'edit' | 'send' | 'call' | 'openCase' | 'print' | 'withdraw' | 'delete';

/** What the person may do with quotes. */
export interface QuoteRights {
  update: boolean;
  delete: boolean;
}

type Acted = Pick<Quote, 'status' | 'surgeryCaseId'> & { client: { phone: string } };

/** The one act that a status asks for, and the others. */
export function actsOf(quote: Acted, can: QuoteRights): { primary: QuoteAct | null; others: QuoteAct[] } {
  const possible = possibleActs(quote, can);
  const asked = PRIMARY[quote.status];
  const primary = asked && possible.includes(asked) ? asked : null;
  return { primary, others: possible.filter((act) => act !== primary) };
}

const PRIMARY: Partial<Record<Quote['status'], QuoteAct>> = {
  DRAFT: 'send',
  SENT: 'call',
  QUERY_RECEIVED: 'call',
  ACCEPTED: 'openCase',
};

/** In the order in which the menu shows them; what cannot be taken back comes last. */
function possibleActs({ status, surgeryCaseId, client }: Acted, can: QuoteRights): QuoteAct[] {
  const isOpen = isWaiting({ status });
  const offered: [QuoteAct, boolean][] = [
    ['openCase', surgeryCaseId !== null],
    ['send', status === 'DRAFT' && can.update],
    ['edit', status === 'DRAFT' && can.update],
    ['call', isOpen && client.phone !== ''],
    ['print', true],
    ['withdraw', isOpen && can.update],
    ['delete', status === 'DRAFT' && can.delete],
  ];
  return offered.flatMap(([act, isOffered]) => (isOffered ? [act] : []));
}
