import type { QuoteStatus, ResultOf, verifyDocument } from '@quillcare/contracts';
import { isEnded } from '../../../quote';

type Verdict = ResultOf<typeof verifyDocument>;

export interface FoundDocument {
  status: QuoteStatus;
  supersededAt: Date | null;
  respondedAt: Date | null;
  expiresAt: Date | null;
  acceptanceWithdrawnAt: Date | null;
  /** Null unless the practice withdrew it, and for those withdrawn before the time was stored. */
  withdrawnAt: Date | null;
  updatedAt: Date;
}

export function documentState(
  found: FoundDocument,
  now: Date,
): Pick<Verdict, 'state' | 'signedAt' | 'endedAt'> {
  const wasSigned = found.status === 'ACCEPTED' || found.acceptanceWithdrawnAt !== null;
  const signedAt = wasSigned ? toIso(found.respondedAt) : null;
  const ended = (state: Verdict['state'], at: Date | null) => ({ state, signedAt, endedAt: toIso(at) });
  if (found.supersededAt) return ended('REPLACED', found.supersededAt);
  if (found.acceptanceWithdrawnAt) return ended('WITHDRAWN', found.acceptanceWithdrawnAt);
  if (isEnded(found, now)) return ended('EXPIRED', found.expiresAt);
  switch (found.status) {
    case 'WITHDRAWN':
      return ended('WITHDRAWN', found.withdrawnAt ?? found.updatedAt);
    case 'SUPERSEDED':
      return ended('REPLACED', found.updatedAt);
    case 'REJECTED':
      return ended('DECLINED', found.respondedAt);
    case 'ACCEPTED':
      return ended('SIGNED', null);
    default:
      return ended('WAITING', null);
  }
}

function toIso(at: Date | null): string | null {
  return at?.toISOString() ?? null;
}
