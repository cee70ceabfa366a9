import type { Callback, QuoteSummary } from '@quillcare/contracts';
import { daysBetween } from '../../shared/formats/days-between';

/** One thing to do, with the page where it is done. */
export type Todo =
  | { kind: 'query'; id: string; quote: QuoteSummary }
  | { kind: 'callback'; id: string; callback: Callback; daysLate: number }
  | { kind: 'expiring'; id: string; quote: QuoteSummary; daysLeft: number };

const SOON_DAYS = 3;
const RANK: Record<Todo['kind'], number> = { query: 0, callback: 1, expiring: 2 };

/**
 * What to do now, in order: patients' questions, callbacks (urgent and oldest first), quotes about to expire.
 */
export function todosOf({
  today,
  queries,
  callbacks,
  sent,
}: {
  today: string;
  queries: QuoteSummary[];
  callbacks: Callback[];
  sent: QuoteSummary[];
}): Todo[] {
  const asked: Todo[] = queries.map((quote) => ({ kind: 'query', id: quote.id, quote }));
  const due = callbacks
    .map((callback) => ({
      kind: 'callback' as const,
      id: callback.id,
      callback,
      daysLate: daysBetween(callback.dueDate, today),
    }))
    .filter(({ daysLate }) => daysLate >= 0)
    .sort((a, b) => urgency(b.callback) - urgency(a.callback) || b.daysLate - a.daysLate);
  const ending = sent
    .map((quote) => ({
      kind: 'expiring' as const,
      id: quote.id,
      quote,
      daysLeft: daysBetween(today, quote.validUntil),
    }))
    .filter(({ daysLeft }) => daysLeft >= 0 && daysLeft <= SOON_DAYS)
    .sort((a, b) => a.daysLeft - b.daysLeft);
  return [...asked, ...due, ...ending].sort((a, b) => RANK[a.kind] - RANK[b.kind]);
}

function urgency({ priority }: Callback): number {
  return { LOW: 0, NORMAL: 1, HIGH: 2 }[priority];
}
