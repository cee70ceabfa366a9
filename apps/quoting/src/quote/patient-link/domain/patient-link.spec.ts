import type { QuoteStatus } from '@quillcare/contracts';
import { linkProblem, tellingWhomToCall, type PatientLink } from './patient-link';

const NOW = new Date('2026-11-20T02:00:00.000Z');
const link = (quoteStatus: QuoteStatus, changes: Partial<PatientLink> = {}): PatientLink => ({
  linkId: 'l',
  quoteId: 'q',
  organisationId: 'o',
  createdAt: NOW,
  supersededAt: null,
  quoteSupersededAt: null,
  quoteStatus,
  quoteExpiresAt: new Date(NOW.getTime() + 1),
  linkExpiresAt: null,
  revokedAt: null,
  acceptanceWithdrawnAt: null,
  ...changes,
});

it.each([
  ['SENT', {}, null],
  ['QUERY_RECEIVED', {}, null],
  ['SENT', { quoteExpiresAt: NOW }, 'LINK_EXPIRED'],
  ['SENT', { linkExpiresAt: NOW }, 'LINK_EXPIRED'],
  ['ACCEPTED', { linkExpiresAt: NOW }, 'LINK_EXPIRED'],
  ['SENT', { linkExpiresAt: new Date(NOW.getTime() + 1) }, null],
  ['EXPIRED', {}, 'LINK_EXPIRED'],
  ['WITHDRAWN', {}, 'LINK_WITHDRAWN'],
  ['WITHDRAWN', { supersededAt: NOW }, 'LINK_WITHDRAWN'],
  ['WITHDRAWN', { acceptanceWithdrawnAt: NOW }, null],
  ['WITHDRAWN', { acceptanceWithdrawnAt: NOW, supersededAt: NOW }, 'LINK_SUPERSEDED'],
  ['WITHDRAWN', { acceptanceWithdrawnAt: NOW, quoteSupersededAt: NOW }, 'LINK_SUPERSEDED'],
  ['SENT', { supersededAt: NOW }, 'LINK_SUPERSEDED'],
  ['ACCEPTED', { quoteExpiresAt: NOW }, null],
  ['REJECTED', { quoteExpiresAt: NOW }, null],
  ['ACCEPTED', { createdAt: new Date('2016-11-20T02:00:00.000Z') }, null],
  ['REJECTED', { createdAt: new Date('2025-11-20T02:00:00.001Z') }, null],
  ['REJECTED', { createdAt: new Date('2025-11-20T02:00:00.000Z') }, 'LINK_EXPIRED'],
  ['SENT', { createdAt: new Date('2025-11-20T02:00:00.000Z') }, 'LINK_EXPIRED'],
  ['SUPERSEDED', { quoteSupersededAt: NOW }, 'LINK_SUPERSEDED'],
  ['WITHDRAWN', { quoteSupersededAt: NOW }, 'LINK_SUPERSEDED'],
  ['REJECTED', { quoteSupersededAt: NOW, supersededAt: NOW }, 'LINK_SUPERSEDED'],
  ['SENT', { revokedAt: NOW }, 'LINK_WITHDRAWN'],
  ['ACCEPTED', { revokedAt: NOW, quoteSupersededAt: NOW, supersededAt: NOW }, 'LINK_WITHDRAWN'],
] as const)('maps a link to a quote that is %s with %j to the problem %s', (status, changes, problem) => {
  expect(linkProblem(link(status, changes), NOW)?.code ?? null).toBe(problem);
});

it('states whether a new link or a new version replaced a link', () => {
  const facts = (changes: Partial<PatientLink>) => linkProblem(link('SENT', changes), NOW)?.facts;
  expect(facts({ supersededAt: NOW })).toEqual({ replacedBy: 'NEW_LINK' });
  expect(facts({ supersededAt: NOW, quoteSupersededAt: NOW })).toEqual({ replacedBy: 'NEW_VERSION' });
});

it("adds the practice's contact details to a problem, and nothing else of the practice", () => {
  const problem = linkProblem(link('SENT', { quoteSupersededAt: NOW }), NOW);
  const practice = { name: 'Harbour Surgical', phone: null, email: 'rooms@harbour.example', logo: 'x' };
  const { logo: _logo, ...contact } = practice;
  expect(tellingWhomToCall(problem!, practice)).toMatchObject({
    code: 'LINK_SUPERSEDED',
    message: problem?.message,
    facts: { replacedBy: 'NEW_VERSION', practice: contact },
  });
  expect(tellingWhomToCall(problem!, practice).facts?.practice).toEqual(contact);
});
