import { reconcile } from './reconcile.mjs';

interface Finding {
  kind: string;
  what: string;
  id: string;
}

const EMAIL = 'patient.1@chaos.example';

function callback(changes = {}) {
  return {
    status: 'completed',
    priority: 'NORMAL',
    closedReason: 'accepted',
    isDue: false,
    version: 2,
    reasons: ['Quote accepted'],
    ...changes,
  };
}

function accepted(changes = {}) {
  return {
    id: 'q1',
    status: 'ACCEPTED',
    queries: 0,
    mailState: 'DELIVERED',
    views: 1,
    documents: 1,
    links: 2,
    answers: 1,
    cases: 1,
    entries: { CREATE: 1, SEND: 1, VIEW: 1, SIGN: 1 },
    mails: { 'quote-ready': 1, 'quote-news': 1, 'response-receipt': 1, 'response-notice': 1 },
    notifications: { QUOTE_ACCEPTED: 1 },
    callbacks: [callback()],
    case: { status: 'SCHEDULED', events: { OPENED: 1 }, notifications: {} },
    reminders: [],
    ...changes,
  };
}

/** A quote whose patient only asked. */
function asked(changes = {}) {
  return accepted({
    status: 'QUERY_RECEIVED',
    queries: 1,
    links: 1,
    answers: 0,
    cases: 0,
    case: null,
    entries: { CREATE: 1, SEND: 1, VIEW: 1, UPDATE: 1 },
    mails: { 'quote-ready': 1, 'response-receipt': 1, 'response-notice': 1 },
    notifications: { QUOTE_QUERY: 1 },
    callbacks: [
      callback({
        status: 'pending',
        closedReason: null,
        priority: 'HIGH',
        isDue: true,
        reasons: ['Quote query received'],
      }),
    ],
    ...changes,
  });
}

function journal(patient = {}, others = {}) {
  return {
    practices: [{ email: 'admin.1@chaos.example', state: 'acknowledged' }],
    patients: [
      {
        email: EMAIL,
        client: 'acknowledged',
        quote: 'acknowledged',
        sent: 'acknowledged',
        answer: { kind: 'accept', state: 'acknowledged' },
        ...patient,
      },
    ],
    imports: [],
    bounces: [],
    ...others,
  };
}

function found(quotes: object[] = [accepted()], others = {}) {
  return {
    practices: { 'admin.1@chaos.example': { organisations: 1, subscriptions: 1, welcomes: 1 } },
    clients: { [EMAIL]: 1 },
    quotes: { [EMAIL]: quotes },
    records: [{ type: 'CLIENT', id: 'c1', version: 1, entries: 1 }],
    imports: {},
    imported: {},
    digests: [],
    digestMails: 0,
    reports: {},
    left: { 'messages in the outbox of crm': 0 },
    chains: [{ organisationId: 'o1', entries: 9, fault: null }],
    ...others,
  };
}

const all = (known: object, stored: object): string[] =>
  (reconcile(known, stored) as Finding[]).map(({ kind, what }) => `${kind}: ${what}`);

describe('reconciliation', () => {
  it('finds nothing if everything exists once', () => {
    expect(all(journal(), found())).toEqual([]);
    expect(all(journal({ answer: undefined, question: 'acknowledged' }), found([asked()]))).toEqual([]);
  });

  it('finds an acknowledged answer that is missing or differs', () => {
    const open = accepted({
      status: 'SENT',
      links: 1,
      answers: 0,
      cases: 0,
      entries: { CREATE: 1, SEND: 1, VIEW: 1 },
      mails: { 'quote-ready': 1 },
      notifications: {},
      callbacks: [callback({ status: 'pending', closedReason: null, version: 1, reasons: [] })],
    });
    expect(all(journal(), found([open]))).toEqual(['lost: answer', 'wrong: answer']);
    const told = { answer: { kind: 'reject', state: 'acknowledged' } };
    expect(all(journal(told), found())).toEqual(['wrong: answer']);
  });

  it.each([
    ['lost: surgery case', { cases: 0 }],
    ['doubled: surgery case', { cases: 2 }],
    ['doubled: stored answer', { answers: 2 }],
    ['lost: link', { links: 1 }],
    [
      'lost: mail with the signed document',
      { mails: { 'quote-ready': 1, 'response-receipt': 1, 'response-notice': 1 } },
    ],
    ['lost: frozen document', { documents: 0 }],
    ['lost: audit entry SIGN of the quote', { entries: { CREATE: 1, SEND: 1, VIEW: 1 } }],
    ['doubled: audit entry SEND of the quote', { entries: { CREATE: 1, SEND: 2, VIEW: 1, SIGN: 1 } }],
    ['lost: receipt for the patient', { mails: { 'quote-ready': 1, 'quote-news': 1, 'response-notice': 1 } }],
    [
      'doubled: mail with the link',
      { mails: { 'quote-ready': 2, 'quote-news': 1, 'response-receipt': 1, 'response-notice': 1 } },
    ],
    ['lost: notification', { notifications: {} }],
    ['wrong: state of the mail on the quote', { mailState: 'PENDING' }],
    ['lost: callback', { callbacks: [] }],
    ['lost: reason in the audit of the callback', { callbacks: [callback({ reasons: [] })] }],
  ])('finds a wrong consequence: %s', (sentence, changes) => {
    expect(all(journal(), found([accepted(changes)]))).toEqual([sentence]);
  });

  it('finds a callback that was not closed or not brought forward', () => {
    const open = callback({ status: 'pending', closedReason: null });
    expect(all(journal(), found([accepted({ callbacks: [open] })]))).toEqual([
      'wrong: status of the callback',
      'wrong: reason for the end of the callback',
    ]);
    const late = callback({
      status: 'pending',
      closedReason: null,
      isDue: false,
      reasons: ['Quote query received'],
    });
    const known = journal({ answer: undefined, question: 'acknowledged' });
    expect(all(known, found([asked({ callbacks: [late] })]))).toEqual([
      'wrong: priority of the callback',
      'wrong: callback is due',
    ]);
  });

  it('requires no reason for a callback that was created in its final state', () => {
    const made = callback({ version: 1, reasons: [] });
    expect(all(journal(), found([accepted({ callbacks: [made] })]))).toEqual([]);
  });

  it('allows an unacknowledged act once or not at all, but not twice', () => {
    const unclear = { client: 'unclear', quote: 'unclear', sent: undefined, answer: undefined };
    expect(all(journal(unclear), found([], { clients: {} }))).toEqual([]);
    expect(all(journal(unclear), found([], { clients: { [EMAIL]: 2 } }))).toEqual(['doubled: client']);
    expect(all(journal({ answer: { kind: 'accept', state: 'unclear' } }), found())).toEqual([]);
  });

  it('finds lost and duplicate sign-ups, trials and welcome emails', () => {
    const known = { practices: {} };
    expect(all(journal(), found(undefined, known))).toEqual(['lost: practice']);
    const twice = { 'admin.1@chaos.example': { organisations: 1, subscriptions: 2, welcomes: 0 } };
    expect(all(journal(), found(undefined, { practices: twice }))).toEqual([
      'doubled: trial of a practice',
      'lost: welcome mail',
    ]);
  });

  it('finds changes without an audit entry and entries without a change', () => {
    const records = [
      { type: 'CALLBACK', id: 'a', version: 2, entries: 1 },
      { type: 'DOCTOR', id: 'b', version: 1, entries: 2 },
    ];
    expect(all(journal(), found(undefined, { records }))).toEqual([
      'lost: audit entry of a CALLBACK',
      'doubled: audit entry of a DOCTOR',
    ]);
  });

  it('finds lost and duplicate rows of an import and wrong counts', () => {
    const entry = { id: 'i', prefix: 'import1', rows: 200, state: 'acknowledged' };
    const stored = (rows: number, successful: number) =>
      found(undefined, {
        imports: { i: { status: 'COMPLETED', total: 200, successful } },
        imported: { import1: rows },
      });
    const known = journal({}, { imports: [entry] });
    expect(all(known, stored(200, 200))).toEqual([]);
    expect(all(known, stored(199, 200))).toEqual(['lost: imported client']);
    expect(all(known, stored(201, 200))).toEqual(['doubled: imported client']);
    expect(all(known, stored(200, 150))).toEqual(['wrong: rows that the import counted']);
    const unclear = journal({}, { imports: [{ ...entry, id: '', state: 'unclear' }] });
    expect(all(unclear, stored(120, 0))).toEqual([]);
    expect(all(unclear, stored(400, 0))).toEqual(['doubled: imported client']);
  });

  it('finds leftovers and a broken audit chain', () => {
    const left = { 'messages in the outbox of crm': 3, 'dead letters of audit': 0 };
    const chains = [{ organisationId: 'o1', entries: 4, fault: { kind: 'CHANGED', sequence: 3 } }];
    expect(all(journal(), found(undefined, { left, chains }))).toEqual([
      'left over: messages in the outbox of crm',
      'wrong: audit chain',
    ]);
  });
});
