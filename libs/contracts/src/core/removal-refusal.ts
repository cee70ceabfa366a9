import { AppError } from './app-error';
import type { DependantKind, Dependants } from './removal';

const DEPENDANT_NOUNS: Record<DependantKind, readonly [one: string, many: string]> = {
  DRAFT_QUOTE: ['draft quote', 'draft quotes'],
  OPEN_QUOTE: ['quote awaiting an answer', 'quotes awaiting an answer'],
  SIGNED_QUOTE: ['signed quote', 'signed quotes'],
  CLOSED_QUOTE: ['closed quote', 'closed quotes'],
  SURGERY_CASE: ['open surgery case', 'open surgery cases'],
  OPEN_CALLBACK: ['open callback', 'open callbacks'],
  CLOSED_CALLBACK: ['closed callback', 'closed callbacks'],
  SURGERY: ['surgery', 'surgeries'],
  PRICING_RULE: ['pricing rule', 'pricing rules'],
  QUOTE_TEMPLATE: ['quote template', 'quote templates'],
  SITE: ['site', 'sites'],
  LEAD: ['lead', 'leads'],
  RELATION: ['relation to other people', 'relations to other people'],
  NOTE: ['note', 'notes'],
};

/** Describes dependants, such as "2 signed quotes and 1 open callback". Empty if there are none. */
export function describeDependants({ items }: Dependants): string {
  const parts = items.map(
    ({ kind, count, records = [] }) =>
      `${formatDependantCount(kind, count)}${formatNameList(records, count)}`,
  );
  const last = parts.pop();
  return parts.length > 0 ? `${parts.join(', ')} and ${last}` : (last ?? '');
}

/** Formats a count with its kind, such as "2 pricing rules". */
export function formatDependantCount(kind: DependantKind, count: number): string {
  return `${count} ${DEPENDANT_NOUNS[kind][count === 1 ? 0 : 1]}`;
}

function formatNameList(records: readonly { name: string }[], count: number): string {
  if (records.length === 0) return '';
  return ` (${records.map(({ name }) => name).join(', ')}${count > records.length ? ', …' : ''})`;
}

/** Throws HAS_DEPENDANTS if there are any, with the counts in its detail and facts. */
export function assertNoDependants(found: Dependants): void {
  const total = found.items.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return;
  throw new AppError('HAS_DEPENDANTS', {
    detail: `${describeDependants(found)} ${total === 1 ? 'depends' : 'depend'} on this record. Confirm to remove it anyway.`,
    facts: { dependants: found.items },
  });
}
