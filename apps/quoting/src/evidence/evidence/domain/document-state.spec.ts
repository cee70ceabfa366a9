import { documentState, type FoundDocument } from './document-state';

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

it('ends a withdrawn document when it was withdrawn, whatever changed later', () => {
  const ended = { state: 'WITHDRAWN', signedAt: null, endedAt: WITHDRAWN_AT.toISOString() };
  expect(documentState(withdrawn)).toEqual(ended);
  // Withdrawn before its time was stored.
  expect(documentState({ ...withdrawn, withdrawnAt: null })).toMatchObject({
    endedAt: withdrawn.updatedAt.toISOString(),
  });
});
