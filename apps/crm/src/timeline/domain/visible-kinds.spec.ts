import { timelineKind, type Rights, type SourceEntry } from '@quillcare/contracts';
import { visibleEntry, visibleKinds } from './visible-kinds';

const as = (role: Rights['role'], grants?: Rights['grants']): Rights => ({ role, isActive: true, grants });
const question: SourceEntry = {
  at: '2026-11-20T08:00:00.000000Z',
  key: 'message:1',
  kind: 'CONVERSATION',
  act: 'QUESTION_ASKED',
  text: 'May I fly?',
  byId: null,
  byName: null,
  facts: {},
  subject: { type: 'QUOTE', id: '1', label: 'Q-2026-000001' },
};

describe('visible timeline entries', () => {
  it('include everything for administrators', () =>
    expect(visibleKinds(as('ORG_ADMIN'))).toEqual(timelineKind.options));

  it.each([
    ['SALES_MANAGER', ['VIEW']],
    ['LEAD_COORDINATOR', ['QUOTE', 'EMAIL', 'CASE', 'VIEW']],
    ['USER', ['LEAD', 'VIEW']],
  ] as const)('omit for a %s %j', (role, lacking) =>
    expect(timelineKind.options.filter((kind) => !visibleKinds(as(role)).includes(kind)).sort()).toEqual(
      [...lacking].sort(),
    ),
  );

  it('follow granted and revoked permissions', () => {
    expect(visibleKinds(as('USER', { QUOTES: [] }))).not.toContain('QUOTE');
    expect(visibleKinds(as('USER', { LEADS: ['READ'] }))).toContain('LEAD');
  });

  it('show that a question was asked, but not its text, to those who may not read quotes', () => {
    expect(visibleEntry(question, as('USER'))).toEqual(question);
    expect(visibleEntry(question, as('LEAD_COORDINATOR'))).toMatchObject({
      act: 'QUESTION_ASKED',
      text: null,
      subject: null,
    });
  });
});
