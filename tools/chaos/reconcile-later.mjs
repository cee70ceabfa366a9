// Compares what happens after an answer: the steps of cases, reminders, digests and reports of emails. No I/O.
import { counted, equal, told } from './deviations.mjs';

/** Statuses in which the last notice sent to the patient is still valid. */
const TOLD = ['SCHEDULED', 'RESCHEDULED', 'CONFIRMED', 'CANCELLED'];

/** Each step that was acknowledged to staff must appear once in the history of the case. */
export function caseSteps({ email, steps }, quote) {
  return (steps ?? []).flatMap(({ event, state }) =>
    told(`step ${event} of the case`, email, quote?.case?.events[event] ?? 0, state),
  );
}

/** Consequences of a case's steps: a notification for each, and an email to the patient about the current booking. */
export function caseConsequences(email, { case: surgeryCase, mails }) {
  if (!surgeryCase) return [];
  const { status, events, notifications } = surgeryCase;
  const of = (kind) => events[kind] ?? 0;
  const telling = of('SCHEDULED') + of('RESCHEDULED') + of('CANCELLED');
  return [
    ...counted('opening of the case', email, of('OPENED'), 1),
    ...counted('notification of the moved case', email, notifications['CASE_MOVED'] ?? 0, of('RESCHEDULED')),
    ...counted('notification of the end', email, notifications['CASE_CANCELLED'] ?? 0, of('CANCELLED')),
    // An email superseded before it was sent is not sent at all.
    ...counted(
      'email about the day of surgery',
      email,
      mails['case-news'] ?? 0,
      telling > 0 && TOLD.includes(status) ? 1 : 0,
      telling,
    ),
  ];
}

/** Each reminder marked as sent must be in the mailbox once, and patients who do not respond must be reminded. */
export function reminders(email, { reminders: states, mails }) {
  const sent = states.filter(({ state }) => state === 'SENT').length;
  return [
    ...counted('email of a reminder', email, mails['quote-reminder'] ?? 0, sent),
    ...states
      .filter(({ kind, state }) => kind === 'SILENCE' && state !== 'PLANNED' && email.startsWith('silent.'))
      .flatMap(({ state }) => equal('reminder of a silent patient', email, state, 'SENT')),
  ];
}

/** Each written digest must be in the mailbox once, and the mailbox must contain no other digest. */
export function digests({ digests: written, digestMails }) {
  return [
    ...written.flatMap(({ id, mails }) => counted('email of a digest', id, mails, 1)),
    ...counted('emails of digests in all', '', digestMails, written.length),
  ];
}

/** Each bounce report must be counted once. */
export function bounces({ bounces: known }, found) {
  return known.flatMap(({ mailId, state }) => {
    const { reports = 0, softBounces = 0 } = found.reports[mailId] ?? {};
    return [
      ...told('report of an email', mailId, reports, state),
      ...equal('count of the passing failures', mailId, softBounces, reports),
    ];
  });
}
