import { defineWords } from '../../../shared/words/words';

export const remindersWords = defineWords('quote-reminders', {
  title: 'Reminders to the patient',
  failed: 'The reminders could not be loaded',
  none: 'None planned.',
  off: 'Your practice does not send reminders.',
  kind: {
    BEFORE_EXPIRY_one: '{{count}} day before the last valid day',
    BEFORE_EXPIRY_other: '{{count}} days before the last valid day',
    SILENCE: 'After {{count}} days without a response',
  },
  state: {
    PLANNED: 'Planned for {{when}}',
    SENT: 'Sent on {{when}}',
    LEFT_OUT: 'Not sent: {{reason}}',
  },
  reason: {
    ANSWERED: 'the patient had answered',
    ASKED: 'the patient had asked',
    EXPIRED: 'the quote could no longer be accepted',
    WITHDRAWN: 'the quote had been withdrawn',
    REPLACED: 'a newer version had been sent',
    STOPPED: 'reminders had been stopped',
    LINK_LOCKED: 'the patient’s link was locked',
    SWITCHED_OFF: 'your practice no longer wants it',
    UNREACHABLE: 'emails don’t reach the patient',
    RECENT: 'another reminder had just been sent',
    VIEWED: 'the patient had looked at it',
    NO_CONSENT: 'the patient does not want emails',
  },
  stopped: {
    PATIENT: 'The patient asked for no more reminders on {{when}}.',
    PRACTICE: 'Your practice stopped the reminders on {{when}}.',
  },
  stop: { label: 'Stop reminders', done: 'Reminders stopped', undone: 'Reminders will be sent again' },
  resume: {
    label: 'Send reminders again',
    done: 'Reminders will be sent again',
    undone: 'Reminders stopped',
  },
});
