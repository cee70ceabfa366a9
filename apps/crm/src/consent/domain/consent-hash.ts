import { rowHash, type HashedRow, type HashedRows } from '@quillcare/service-kit';

/** Prefix of the audit note that contains a decision's hash. */
export const CONSENT_NOTE = 'contact consent with SHA-256 ';

export const HASHED_CONSENTS: HashedRows = {
  columns: [
    'id',
    'organisation_id',
    'client_id',
    'channel',
    'is_given',
    'source',
    'note',
    'decided_at',
    'recorded_at',
    'recorded_by',
  ],
  instants: ['decided_at', 'recorded_at'],
  about: 'client_id',
  storedAt: 'recorded_at',
  original: 'the decision that was recorded',
};

export const consentHash = (row: HashedRow): string => rowHash(row, HASHED_CONSENTS);
