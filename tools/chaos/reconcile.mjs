// Compares what was acknowledged to clients (`journal`) with what is stored (`found`), and the stored records
// with their consequences. No I/O.

import { counted, equal, finding, told } from './deviations.mjs';
import { bounces, caseConsequences, caseSteps, digests, reminders } from './reconcile-later.mjs';

const FINAL = { accept: 'ACCEPTED', reject: 'REJECTED' };
const TOPICS = { ACCEPTED: 'QUOTE_ACCEPTED', REJECTED: 'QUOTE_REJECTED' };

/** Every acknowledged sign-up, with its trial and welcome mail. */
function practices({ practices: known }, found) {
  return known.flatMap(({ email, state }) => {
    const stored = found.practices[email] ?? { organisations: 0, subscriptions: 0, welcomes: 0 };
    return [
      ...told('practice', email, stored.organisations, state),
      ...counted('trial of a practice', email, stored.subscriptions, stored.organisations),
      ...counted('welcome mail', email, stored.welcomes, stored.organisations),
    ];
  });
}

/** What was acknowledged to staff and patient must match the state. */
function acts(patient, found) {
  const { email, client, quote, sent, question, answer } = patient;
  const quotes = found.quotes[email] ?? [];
  const [stored] = quotes;
  const isFinal = stored?.status === 'ACCEPTED' || stored?.status === 'REJECTED';
  return [
    ...told('client', email, found.clients[email] ?? 0, client),
    ...told('quote', email, quotes.length, quote),
    ...told('sent quote', email, stored && stored.status !== 'DRAFT' ? 1 : 0, sent),
    ...told('question', email, stored?.queries ?? 0, question),
    ...told('answer', email, isFinal ? 1 : 0, answer?.state),
    ...caseSteps(patient, stored),
    ...(answer?.state === 'acknowledged' ? equal('answer', email, stored?.status, FINAL[answer.kind]) : []),
  ];
}

/** Consequences of one quote's state, each exactly once. */
function consequences(email, quote) {
  const isSent = quote.status === 'DRAFT' ? 0 : 1;
  const isAccepted = quote.status === 'ACCEPTED' ? 1 : 0;
  const isRejected = quote.status === 'REJECTED' ? 1 : 0;
  const answers = isAccepted + isRejected + quote.queries;
  const reminded = quote.reminders.filter(({ state }) => state === 'SENT').length;
  const audited = (action, times) =>
    counted(`audit entry ${action} of the quote`, email, quote.entries[action] ?? 0, times);
  return [
    ...counted('frozen document', email, quote.documents, isSent),
    // The second link comes with the signed document, and a reminder adds another.
    ...counted('link', email, quote.links, isSent + isAccepted + reminded),
    ...counted('stored answer', email, quote.answers, isAccepted + isRejected),
    ...counted('surgery case', email, quote.cases, isAccepted),
    ...audited('CREATE', 1),
    ...audited('SEND', isSent),
    ...audited('SIGN', isAccepted),
    ...audited('UPDATE', isRejected + quote.queries),
    ...audited('VIEW', quote.views),
    ...counted('mail with the link', email, quote.mails['quote-ready'] ?? 0, isSent),
    ...counted('mail with the signed document', email, quote.mails['quote-news'] ?? 0, isAccepted),
    ...counted('receipt for the patient', email, quote.mails['response-receipt'] ?? 0, answers),
    ...counted('notice to the practice', email, quote.mails['response-notice'] ?? 0, answers),
    ...counted(
      'notification',
      email,
      quote.notifications[TOPICS[quote.status]] ?? 0,
      isAccepted + isRejected,
    ),
    ...counted('notification', email, quote.notifications['QUOTE_QUERY'] ?? 0, quote.queries),
    ...(isSent ? equal('state of the mail on the quote', email, quote.mailState, 'DELIVERED') : []),
    ...counted('callback', email, quote.callbacks.length, isSent),
    ...quote.callbacks.flatMap((callback) => callbackOf(email, quote, callback)),
    ...caseConsequences(email, quote),
    ...reminders(email, quote),
  ];
}

/** The callback of a quote, and the reason in its audit entry. */
function callbackOf(email, quote, callback) {
  const expected = {
    ACCEPTED: { status: 'completed', closedReason: 'accepted', reason: 'Quote accepted' },
    REJECTED: { status: 'cancelled', closedReason: 'rejected', reason: 'Quote rejected' },
    QUERY_RECEIVED: { status: 'pending', closedReason: null, reason: 'Quote query received' },
  }[quote.status] ?? { status: 'pending', closedReason: null, reason: null };
  const isUrgent = quote.status === 'QUERY_RECEIVED';
  // A callback created after the answer starts in its final state, so it has no change and no reason for one.
  const mustSayWhy = expected.reason !== null && callback.version > 1;
  return [
    ...equal('status of the callback', email, callback.status, expected.status),
    ...equal('reason for the end of the callback', email, callback.closedReason, expected.closedReason),
    ...(isUrgent ? equal('priority of the callback', email, callback.priority, 'HIGH') : []),
    ...(isUrgent ? equal('callback is due', email, callback.isDue, true) : []),
    ...(mustSayWhy && !callback.reasons.includes(expected.reason)
      ? [finding('lost', 'reason in the audit of the callback', email, expected.reason, callback.reasons)]
      : []),
  ];
}

/** Each change of a record raises its version by one and leaves one audit entry. */
function records(found) {
  return found.records.flatMap(({ type, id, version, entries }) =>
    counted(`audit entry of a ${type}`, id, entries, version),
  );
}

function imports({ imports: known }, found) {
  return known.flatMap(({ id, rows, state, prefix }) => {
    const stored = found.imported[prefix] ?? 0;
    if (state !== 'acknowledged') return counted('imported client', prefix, stored, 0, rows);
    const { status, successful, total } = found.imports[id] ?? { status: null, successful: 0, total: 0 };
    return [
      ...counted('imported client', prefix, stored, rows),
      ...equal('status of the import', prefix, status, 'COMPLETED'),
      ...equal('rows that the import counted', prefix, `${successful} of ${total}`, `${rows} of ${rows}`),
    ];
  });
}

/** Queues that must be empty and audit chains that must be intact at the end. */
function leftOver({ left, chains }) {
  const counts = Object.entries(left).filter(([, count]) => count > 0);
  return [
    ...counts.map(([what, count]) => finding('left over', what, '', 0, count)),
    ...chains
      .filter(({ fault }) => fault !== null)
      .map(({ organisationId, fault }) =>
        finding('wrong', 'audit chain', organisationId, 'whole', `${fault.kind} at ${fault.sequence}`),
      ),
  ];
}

/** Everything that is lost, doubled, wrong or left over. Empty if all is well. */
export function reconcile(journal, found) {
  return [
    ...practices(journal, found),
    ...journal.patients.flatMap((patient) => acts(patient, found)),
    ...Object.entries(found.quotes).flatMap(([email, quotes]) =>
      quotes.flatMap((quote) => consequences(email, quote)),
    ),
    ...records(found),
    ...imports(journal, found),
    ...digests(found),
    ...bounces(journal, found),
    ...leftOver(found),
  ];
}

/** Actions by kind: how many were acknowledged, and how many given up with an unclear outcome. */
export function tally({ practices: known, patients, imports: files, bounces: reports }) {
  const states = {
    'sign-ups': known.map(({ state }) => state),
    quotes: patients.map(({ quote }) => quote),
    sends: patients.map(({ sent }) => sent),
    questions: patients.map(({ question }) => question),
    answers: patients.map(({ answer }) => answer?.state),
    'case steps': patients.flatMap(({ steps = [] }) => steps.map(({ state }) => state)),
    'reported emails': reports.map(({ state }) => state),
    imports: files.map(({ state }) => state),
  };
  return Object.entries(states).map(([what, list]) => ({
    what,
    acknowledged: list.filter((state) => state === 'acknowledged').length,
    unclear: list.filter((state) => state === 'unclear').length,
  }));
}
