import type { StoredRow } from '@quillcare/service-kit';
import { findConsentFaults } from './consent-faults';
import { consentHash } from './consent-hash';

const row = (id: string, changes: object = {}) => ({
  id,
  organisation_id: 'practice',
  client_id: 'client',
  channel: 'EMAIL',
  is_given: true,
  source: 'FORM',
  note: 'Newsletter',
  recorded_by: 'someone',
  decided_at: '2026-11-28T01:00:00.000Z',
  recorded_at: '2026-11-28T01:00:00.000Z',
  ...changes,
});
const kept = (own = row('one'), changes: Partial<StoredRow> = {}): StoredRow => ({
  row: own,
  sha256: consentHash(own),
  isFresh: false,
  ...changes,
});
const noted = (...rows: object[]) =>
  rows.map((one) => ({ entityId: 'client', sha256: consentHash(one as Record<string, unknown>) }));
const faults = (...given: Parameters<typeof findConsentFaults>) =>
  findConsentFaults(...given).map(({ fault }) => fault);

it('reports nothing for unaltered consents, including those that predate hashing', () => {
  const old = row('old', { recorded_at: '2026-01-01T00:00:00.000Z' });
  expect(findConsentFaults([kept(), kept(old, { sha256: null })], noted(row('one')), false)).toEqual([]);
});

it.each([
  ['is_given', false],
  ['channel', 'SMS'],
  ['client_id', 'another'],
  ['note', null],
  ['decided_at', '2026-11-27T01:00:00.000Z'],
])('detects a forged consent in the column %s', (column, value) => {
  const forged = row('one', { [column]: value });
  const sha256 = consentHash(row('one'));
  // Only the row forged; its hash forged too; its hash removed.
  expect(faults([kept(forged, { sha256 })], noted(row('one')), false)[0]).toBe(
    'is not the decision that was recorded',
  );
  expect(faults([kept(forged)], noted(row('one')), false)).toEqual([
    'is not in the audit trail',
    'is in the audit trail but is missing or was changed',
  ]);
  expect(faults([kept(forged, { sha256: null })], noted(row('one')), false)).toEqual([
    'is in the audit trail but is missing or was changed',
  ]);
});

it('detects a deleted consent, and one inserted later without a hash', () => {
  expect(faults([], noted(row('one')), false)).toEqual([
    'is in the audit trail but is missing or was changed',
  ]);
  const late = row('late', { recorded_at: '2026-12-20T01:00:00.000Z' });
  expect(faults([kept(), kept(late, { sha256: null })], noted(row('one')), false)).toEqual([
    'has no SHA-256',
  ]);
});

it('tolerates a consent recorded a moment ago that the audit trail does not have yet', () => {
  expect(faults([kept(row('one'), { isFresh: true })], [], true)).toEqual([]);
  expect(faults([kept(row('one'), { isFresh: true })], [], false)).toEqual(['is not in the audit trail']);
});
