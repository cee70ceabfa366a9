import { rowFaults, type HashedRow, type RecordedHash, type StoredRow } from '@quillcare/service-kit';
import { HASHED_CONSENTS } from './consent-hash';

export interface ConsentFault {
  clientId: string;
  place: string;
  fault: string;
}

/** Compares a practice's stored decisions with their hashes in the audit trail and returns the discrepancies. */
export function findConsentFaults(
  stored: readonly StoredRow[],
  recorded: readonly RecordedHash[],
  mayLag: boolean,
): ConsentFault[] {
  return rowFaults(HASHED_CONSENTS, stored, recorded, mayLag).map(({ entityId, row, sha256, fault }) => ({
    clientId: entityId,
    place: row ? placeOf(row) : `contact consent with SHA-256 ${sha256.slice(0, 16)}…`,
    fault,
  }));
}

const placeOf = (row: HashedRow): string =>
  `contact consent by ${String(row['channel']).toLowerCase()} of ${new Date(row['decided_at'] as string).toISOString().slice(0, 10)}, ${String(row['id'])}`;
