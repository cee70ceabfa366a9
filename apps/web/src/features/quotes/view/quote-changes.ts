import type { Quote, QuoteVersion } from '@quillcare/contracts';
import { isWaiting, newerOf } from '../quote-parts';

export interface QuoteChange {
  kind: 'signed' | 'draft' | 'variation' | 'lapsed' | 'fell' | 'withdrawn';
  /** The version to compare with. Null if there is none. */
  other: QuoteVersion | null;
  at: string | null;
  reason: string | null;
}

type Changed = Pick<
  Quote,
  | 'status'
  | 'revision'
  | 'respondedAt'
  | 'variationOfId'
  | 'acceptanceWithdrawnAt'
  | 'acceptanceWithdrawnReason'
>;

/** Returns what to report beyond the status, in relation to what the patient signed. */
export function changesOf(quote: Changed, versions: readonly QuoteVersion[]): QuoteChange[] {
  if (quote.acceptanceWithdrawnAt !== null) return [withdrawn(quote)];
  if (quote.status === 'ACCEPTED') return waiting(quote, versions);
  if (quote.variationOfId === null) return [];
  return [changeOf(quote, versions)];
}

function withdrawn({ acceptanceWithdrawnAt, acceptanceWithdrawnReason }: Changed): QuoteChange {
  return {
    kind: 'withdrawn',
    other: null,
    at: acceptanceWithdrawnAt,
    reason: acceptanceWithdrawnReason,
  };
}

/** An unfinished later version of a signed quote is a variation of it. */
function waiting(quote: Changed, versions: readonly QuoteVersion[]): QuoteChange[] {
  const newer = newerOf(quote, versions);
  if (!newer || (newer.status !== 'DRAFT' && !isWaiting(newer))) return [];
  const kind = newer.status === 'DRAFT' ? 'draft' : 'signed';
  return [{ kind, other: newer, at: quote.respondedAt, reason: null }];
}

function changeOf({ status, variationOfId }: Changed, versions: readonly QuoteVersion[]): QuoteChange {
  const signed = versions.find(({ id }) => id === variationOfId) ?? null;
  const isOpen = status === 'DRAFT' || isWaiting({ status });
  const kind = isOpen ? 'variation' : signed?.status === 'ACCEPTED' ? 'lapsed' : 'fell';
  return { kind, other: signed, at: null, reason: null };
}
