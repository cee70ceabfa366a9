import type { Callback, Today, TodayItem } from '@quillcare/contracts';
import type { TodayRow } from '../persistence/today.part';
import { kindsOf, sourcesOf } from './sources';
import { todayOf, type Elsewhere, type Gathered } from './today';

const DAY = '2026-11-23';
const EVERYTHING = kindsOf({
  quotes: true,
  leads: true,
  callbacks: ['QUOTE', 'LEAD', 'CLIENT'],
  approvals: true,
  evidence: true,
});

const row = (quoteId: string, part: Partial<TodayRow>): TodayRow => ({
  part: part.kind ?? 'questions',
  kind: 'QUESTION',
  reason: null,
  id: quoteId,
  version: 3,
  who: 'Hana Ngāpō',
  phone: null,
  email: 'hana@patients.example',
  about: 'Septoplasty',
  byName: null,
  quoteId,
  quoteNumber: `Q-${quoteId}`,
  clientId: `client of ${quoteId}`,
  dueOn: DAY,
  since: null,
  amountMinor: 500_000,
  currency: 'AUD',
  isAlive: true,
  found: 1,
  ...part,
});
const callback = (quoteId: string, part: Partial<Callback> = {}) =>
  ({
    id: `call ${quoteId}`,
    version: 1,
    quoteId,
    quoteNumber: `Q-${quoteId}`,
    clientId: `client of ${quoteId}`,
    clientName: 'Hana Ngāpō',
    clientPhone: '+61412345678',
    notes: null,
    dueDate: DAY,
    attemptCount: 2,
    priority: 'NORMAL',
    cause: 'QUOTE_SENT',
    createdAt: '2026-11-16T00:00:00.000Z',
    subject: 'QUOTE',
    leadId: null,
    about: null,
    assigneeId: null,
    assigneeName: null,
    ...part,
  }) as Callback;
const lead = (part: object) =>
  ({
    id: 'lead',
    version: 1,
    reason: 'NOT_REACHED',
    firstName: 'Isla',
    lastName: null,
    phone: null,
    email: 'isla@example.com',
    interestedIn: 'Rhinoplasty',
    ownerName: null,
    clientId: null,
    expectedValueMinor: 1_705_000,
    urgency: 'NORMAL',
    priority: 'MEDIUM',
    nextFollowUpOn: null,
    // 11 pm on 19 November in Sydney.
    createdAt: '2026-11-19T12:00:00.000Z',
    ...part,
  }) as Elsewhere['leads']['items'][number];

function today(found: Partial<Gathered>, kinds: TodayItem['kind'][] = [], seen = EVERYTHING): Today {
  const nothing = { items: [], count: 0 };
  return todayOf(
    {
      userId: 'me',
      today: DAY,
      timeZone: 'Australia/Sydney',
      rows: [],
      callbacks: nothing,
      leads: nothing,
      failedMails: [],
      missing: [],
      ...found,
    },
    seen,
    kinds,
  );
}
const shown = ({ items }: Today) => items.map(({ kind, quoteId, id }) => `${kind} ${quoteId ?? id}`);
const countOf = ({ counts }: Today, kind: string) => counts.find((one) => one.kind === kind)?.count;

it("lists the user's own calls before the team's and colleagues' calls last", () => {
  const items = [
    callback('theirs', { assigneeId: 'ben', assigneeName: 'Ben' }),
    callback('teams'),
    callback('mine', { assigneeId: 'me', assigneeName: 'Ana' }),
  ];
  const found = today({ callbacks: { items, count: 3 } });
  expect(found.items.map(({ quoteId, whose, byName }) => [quoteId, whose, byName])).toEqual([
    ['mine', 'MINE', 'Ana'],
    ['teams', null, null],
    ['theirs', 'OTHERS', 'Ben'],
  ]);
});

it('shows calls about leads', () => {
  const ofLead = callback('x', { subject: 'LEAD', quoteId: null, leadId: 'lead', about: 'Asked for a date' });
  const callbacks = { items: [ofLead], count: 1 };
  expect(today({ callbacks }).items).toMatchObject([{ leadId: 'lead', about: 'Asked for a date' }]);
});

it('merges tasks about one lead into one row and groups the rows of one person', () => {
  const call = callback('call', { subject: 'LEAD', quoteId: null, clientId: null, leadId: 'isla' });
  const items = [lead({ id: 'isla', clientId: null, createdAt: '2026-11-20T01:00:00.000Z' })];
  const one = today({ callbacks: { items: [call], count: 1 }, leads: { items, count: 1 } });
  expect(one.items).toHaveLength(1);
  expect(one.items[0]!.also).toHaveLength(1);
  const rows = [
    row('a', { kind: 'VIEWED', clientId: 'arjun', dueOn: '2026-11-01' }),
    row('b', { kind: 'VIEWED', clientId: 'other', dueOn: '2026-11-10' }),
    row('c', { kind: 'VIEWED', clientId: 'arjun', dueOn: '2026-11-20' }),
  ];
  expect(today({ rows }).items.map(({ clientId }) => clientId)).toEqual(['arjun', 'arjun', 'other']);
});

it('sorts rows by importance', () => {
  const rows = [
    row('a', { kind: 'VIEWED', dueOn: '2026-11-22' }),
    row('b', { kind: 'QUESTION' }),
    row('c', { kind: 'EXPIRING', dueOn: '2026-11-25' }),
  ];
  expect(shown(today({ rows }))).toEqual(['QUESTION b', 'EXPIRING c', 'VIEWED a']);
});

it('shows a quote once and lists its other tasks on the same row', () => {
  const rows = [row('a', { kind: 'VIEWED' }), row('a', { kind: 'EXPIRING' }), row('a', { kind: 'FACTS' })];
  const found = today({ rows, callbacks: { items: [callback('a')], count: 1 } });
  expect(found.items).toHaveLength(1);
  expect(found.items[0]).toMatchObject({
    kind: 'CALLBACK',
    also: ['EXPIRING', 'VIEWED'],
    amountMinor: 500_000,
    attempts: 2,
  });
  expect(countOf(found, 'VIEWED')).toBe(1);
});

it("replaces a call about a quote by the question to answer first, at the call's position", () => {
  const call = callback('a', { priority: 'HIGH', dueDate: '2026-11-13' });
  const rows = [row('a', { kind: 'QUESTION' }), row('b', { kind: 'QUESTION', amountMinor: 900_000 })];
  const found = today({ rows, callbacks: { items: [call], count: 1 } });
  expect(shown(found)).toEqual(['QUESTION a', 'QUESTION b']);
  expect(found.items[0]?.also).toEqual(['CALLBACK']);
});

it('shows a requested kind even if something else matters more', () => {
  const rows = [row('a', { kind: 'VIEWED' }), row('a', { kind: 'EXPIRING' })];
  const found = today({ rows }, ['VIEWED']);
  expect(shown(found)).toEqual(['VIEWED a']);
  expect(found.items[0]?.also).toEqual([]);
  expect(countOf(found, 'EXPIRING')).toBe(1);
});

it('adds the totals of each part once, including rows not shown', () => {
  const rows = [
    row('a', { kind: 'CASE', part: 'undated', found: 60, reason: 'NO_DATE' }),
    row('b', { kind: 'CASE', part: 'undated', found: 60, reason: 'NO_DATE' }),
    row('c', { kind: 'CASE', part: 'dated', found: 2, reason: 'DATE_NEAR' }),
  ];
  expect(countOf(today({ rows, callbacks: { items: [], count: 120 } }), 'CASE')).toBe(62);
  expect(countOf(today({ rows, callbacks: { items: [], count: 120 } }), 'CALLBACK')).toBe(120);
});

it('shows another failed email once per quote and only while the quote is active', () => {
  const failed = (quoteId: string) => ({
    quoteId,
    failedAt: '2026-11-21T00:00:00.000Z',
    detail: 'Mailbox full',
  });
  const rows = [
    row('a', { kind: 'MAIL_FAILED', reason: 'QUOTE_EMAIL' }),
    row('a', { kind: 'FACTS' }),
    row('b', { kind: 'FACTS' }),
    row('c', { kind: 'FACTS', isAlive: false }),
  ];
  const found = today({ rows, failedMails: ['a', 'b', 'c', 'unknown'].map(failed) });
  expect(found.items.map(({ quoteId, reason, daysLate }) => [quoteId, reason, daysLate])).toEqual([
    ['b', 'OTHER_EMAIL', 2],
    ['a', 'QUOTE_EMAIL', 0],
  ]);
  expect(countOf(found, 'MAIL_FAILED')).toBe(2);
});

it("counts the days of a lead in the practice's time zone", () => {
  const items = [
    lead({ id: 'new' }),
    lead({ id: 'known', reason: 'FOLLOW_UP', nextFollowUpOn: '2026-11-22', urgency: 'URGENT' }),
  ];
  const found = today({ leads: { items, count: 2 } });
  expect(found.items.map(({ id, dueOn, daysLate, urgency }) => [id, dueOn, daysLate, urgency])).toEqual([
    ['known', '2026-11-22', 1, 'HIGH'],
    ['new', '2026-11-19', 4, 'NORMAL'],
  ]);
});

describe('Today page of a user', () => {
  const seenBy = (role: 'ORG_ADMIN' | 'SALES_MANAGER' | 'LEAD_COORDINATOR' | 'USER') => [
    ...kindsOf(sourcesOf({ role, isActive: true })),
  ];

  it('shows the kinds of task their role handles', () => {
    expect(seenBy('LEAD_COORDINATOR')).toEqual(['CALLBACK', 'LEAD']);
    expect(seenBy('USER')).not.toContain('LEAD');
    expect(seenBy('SALES_MANAGER')).not.toContain('APPROVAL');
    expect(seenBy('SALES_MANAGER')).not.toContain('EVIDENCE');
    expect(seenBy('ORG_ADMIN')).toHaveLength(14);
  });

  it('leaves out what they may not see, from the counts as well', () => {
    const found = today(
      { rows: [row('a', {})], leads: { items: [lead({})], count: 1 } },
      [],
      new Set(['LEAD']),
    );
    expect(shown(found)).toEqual(['LEAD lead']);
    expect(found.counts).toEqual([{ kind: 'LEAD', count: 1 }]);
  });

  it('is empty for an inactive user', () => {
    expect([...kindsOf(sourcesOf({ role: 'ORG_ADMIN', isActive: false }))]).toEqual([]);
  });
});
