import { consentHash } from './consent-hash';

/** A decision as it is stored. */
export interface StoredConsent {
  row: Readonly<Record<string, unknown>>;
  /** Null in decisions from before it was kept. */
  sha256: string | null;
  /** So new that the audit trail may not have it yet. */
  isFresh: boolean;
}
export interface NotedConsent {
  clientId: string;
  sha256: string;
}
export interface ConsentFault {
  clientId: string;
  place: string;
  fault: string;
}

/** An old version may still write without a hash while an upgrade is under way. */
const UPGRADE_MS = 86_400_000;

/**
 * What is wrong with the decisions of a practice: one that was changed, one that the audit trail does not have, one without a hash
 * though others had theirs before it, and one that the trail has and that is gone.
 */
export function consentFaults(
  stored: readonly StoredConsent[],
  noted: readonly NotedConsent[],
  mayLag: boolean,
): ConsentFault[] {
  const known = new Set(noted.map(({ sha256 }) => sha256));
  const hashedFrom = Math.min(
    ...stored.filter(({ sha256 }) => sha256 !== null).map(({ row }) => timeOf(row['recorded_at'])),
  );
  const present = new Set<string>();
  const faults = stored.flatMap((consent) => {
    const { row } = consent;
    const own = consentHash(row);
    present.add(own);
    const fault = faultOf(consent, { own, known, hashedFrom, mayLag });
    return fault === null ? [] : [{ clientId: String(row['client_id']), place: placeOf(row), fault }];
  });
  const gone = noted.filter(({ sha256 }) => !present.has(sha256));
  return [...faults, ...gone.map(({ clientId, sha256 }) => ({ clientId, ...goneOf(sha256) }))];
}

interface Known {
  own: string;
  known: ReadonlySet<string>;
  hashedFrom: number;
  mayLag: boolean;
}

function faultOf({ row, sha256, isFresh }: StoredConsent, at: Known): string | null {
  if (sha256 === null)
    return timeOf(row['recorded_at']) > at.hashedFrom + UPGRADE_MS && !at.known.has(at.own)
      ? 'has no SHA-256'
      : null;
  if (sha256 !== at.own) return 'is not the decision that was recorded';
  return at.known.has(sha256) || (at.mayLag && isFresh) ? null : 'is not in the audit trail';
}

const goneOf = (sha256: string) => ({
  place: `contact consent with SHA-256 ${sha256.slice(0, 16)}…`,
  fault: 'is in the audit trail, and is gone or was changed',
});

const placeOf = (row: StoredConsent['row']) =>
  `contact consent by ${String(row['channel']).toLowerCase()} of ${new Date(timeOf(row['decided_at'])).toISOString().slice(0, 10)}, ${String(row['id'])}`;

const timeOf = (value: unknown): number => new Date(value as string | Date).getTime();
