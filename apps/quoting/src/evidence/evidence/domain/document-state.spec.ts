import { documentState, type FoundDocument } from './document-state';

const NOW = new Date('2026-12-01T01:00:00Z');
const WITHDRAWN_AT = new Date('2026-11-20T01:00:00Z');

const withdrawn: FoundDocument = {
  status: 'WITHDRAWN',
  supersededAt: null,
  respondedAt: null,
  expiresAt: null,
  acceptanceWithdrawnAt: null,
  withdrawnAt: WITHDRAWN_AT,
  updatedAt: new Date('2026-11-25T01:00:00Z'),
};

it.each<[string, Partial<FoundDocument>, string]>([
  ['one that awaits the patient', { status: 'SENT' }, 'EXPIRED'],
  ['one about which the patient asked', { status: 'QUERY_RECEIVED' }, 'EXPIRED'],
  ['one that the patient signed in time', { status: 'ACCEPTED' }, 'SIGNED'],
])('counts the last day of validity before the quote is marked as expired: %s', (_name, found, state) => {
  const open = { ...withdrawn, withdrawnAt: null, expiresAt: NOW, ...found };
  expect(documentState(open, NOW)).toMatchObject({
    state,
    endedAt: state === 'EXPIRED' ? NOW.toISOString() : null,
  });
  const before = new Date(NOW.getTime() - 1);
  expect(documentState(open, before).state).toBe(state === 'EXPIRED' ? 'WAITING' : state);
});

it('ends a withdrawn document when it was withdrawn, whatever changed later', () => {
  const ended = { state: 'WITHDRAWN', signedAt: null, endedAt: WITHDRAWN_AT.toISOString() };
  expect(documentState(withdrawn, NOW)).toEqual(ended);
  // Withdrawn before its time was stored.
  expect(documentState({ ...withdrawn, withdrawnAt: null }, NOW)).toMatchObject({
    endedAt: withdrawn.updatedAt.toISOString(),
  });
});
