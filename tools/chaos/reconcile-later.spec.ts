import { bounces, caseConsequences, caseSteps, digests, reminders } from './reconcile-later.mjs';

const EMAIL = 'patient.1@chaos.example';
const SILENT = 'silent.1@chaos.example';

interface Finding {
  kind: string;
  what: string;
}
const said = (findings: unknown): string[] =>
  (findings as Finding[]).map(({ kind, what }) => `${kind}: ${what}`);

/** A quote whose case was scheduled and moved, with all consequences. */
function moved(changes = {}, mails: object = { 'case-news': 2 }) {
  const events = { OPENED: 1, SCHEDULED: 1, RESCHEDULED: 1 };
  return { mails, case: { status: 'RESCHEDULED', events, notifications: { CASE_MOVED: 1 }, ...changes } };
}

describe('steps of a case', () => {
  const acknowledged = [{ event: 'SCHEDULED', state: 'acknowledged' }];

  it('are in its history once if acknowledged, and at most once if not', () => {
    expect(said(caseSteps({ email: EMAIL, steps: acknowledged }, moved()))).toEqual([]);
    expect(said(caseSteps({ email: EMAIL, steps: acknowledged }, moved({ events: {} })))).toEqual([
      'lost: step SCHEDULED of the case',
    ]);
    const unclear = [{ event: 'CONFIRMED', state: 'unclear' }];
    expect(said(caseSteps({ email: EMAIL, steps: unclear }, moved()))).toEqual([]);
    const twice = moved({ events: { CONFIRMED: 2 } });
    expect(said(caseSteps({ email: EMAIL, steps: unclear }, twice))).toEqual([
      'doubled: step CONFIRMED of the case',
    ]);
    expect(said(caseSteps({ email: EMAIL, steps: undefined }, undefined))).toEqual([]);
  });

  it('are announced to staff once each, and to the patient as they finally stand', () => {
    expect(said(caseConsequences(EMAIL, moved()))).toEqual([]);
    expect(said(caseConsequences(EMAIL, moved({}, { 'case-news': 1 })))).toEqual([]);
    expect(said(caseConsequences(EMAIL, moved({}, {})))).toEqual(['lost: email about the day of surgery']);
    expect(said(caseConsequences(EMAIL, moved({}, { 'case-news': 3 })))).toEqual([
      'doubled: email about the day of surgery',
    ]);
    expect(said(caseConsequences(EMAIL, moved({ notifications: {} })))).toEqual([
      'lost: notification of the moved case',
    ]);
    expect(said(caseConsequences(EMAIL, moved({ status: 'COMPLETED' }, {})))).toEqual([]);
    expect(said(caseConsequences(EMAIL, { case: null, mails: {} }))).toEqual([]);
  });
});

it('requires each sent reminder in the mailbox once, and a reminder for each silent patient', () => {
  const silence = (state: string) => [{ kind: 'SILENCE', state }];
  const sent = { reminders: silence('SENT'), mails: { 'quote-reminder': 1 } };
  expect(said(reminders(SILENT, sent))).toEqual([]);
  expect(said(reminders(SILENT, { ...sent, mails: {} }))).toEqual(['lost: email of a reminder']);
  expect(said(reminders(SILENT, { ...sent, mails: { 'quote-reminder': 2 } }))).toEqual([
    'doubled: email of a reminder',
  ]);
  const leftOut = { reminders: silence('LEFT_OUT'), mails: {} };
  expect(said(reminders(SILENT, leftOut))).toEqual(['wrong: reminder of a silent patient']);
  expect(said(reminders(EMAIL, leftOut))).toEqual([]);
});

it('requires each digest in the mailbox once', () => {
  expect(said(digests({ digests: [{ id: 'a', mails: 1 }], digestMails: 1 }))).toEqual([]);
  expect(said(digests({ digests: [{ id: 'a', mails: 0 }], digestMails: 0 }))).toEqual([
    'lost: email of a digest',
    'lost: emails of digests in all',
  ]);
  expect(said(digests({ digests: [], digestMails: 1 }))).toEqual(['doubled: emails of digests in all']);
});

it('requires each bounce report to count once', () => {
  const known = (state: string) => ({ bounces: [{ mailId: 'm', state }] });
  const found = (reports: number, softBounces = reports) => ({ reports: { m: { reports, softBounces } } });
  expect(said(bounces(known('acknowledged'), found(1)))).toEqual([]);
  expect(said(bounces(known('acknowledged'), { reports: {} }))).toEqual(['lost: report of an email']);
  expect(said(bounces(known('unclear'), { reports: {} }))).toEqual([]);
  expect(said(bounces(known('acknowledged'), found(1, 2)))).toEqual(['wrong: count of the passing failures']);
});
