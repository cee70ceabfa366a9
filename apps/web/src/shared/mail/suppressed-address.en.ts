import { defineWords } from '../words/words';

export const suppressedWords = defineWords('suppressed-address', {
  HARD_BOUNCE: 'Emails to {{address}} bounce',
  SOFT_BOUNCES: 'Several emails to {{address}} bounced',
  COMPLAINT: 'The patient marked an email to {{address}} as spam',
  explain: 'We stopped emailing this address on {{since}}. Please call, or correct the address.',
  lift: {
    label: 'Allow emails again',
    title: 'Allow emails again?',
    fields: { reason: 'Why does the patient want emails again?' },
    help: { reason: 'They marked one as spam. What you write is kept in the audit trail.' },
    done: 'We will email this address again',
    failed: 'Emails are still blocked',
  },
});
