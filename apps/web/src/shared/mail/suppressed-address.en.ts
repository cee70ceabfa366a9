import { defineWords } from '../words/words';

export const suppressedWords = defineWords('suppressed-address', {
  HARD_BOUNCE: 'Emails to {{address}} come back',
  SOFT_BOUNCES: 'Emails to {{address}} came back several times',
  COMPLAINT: 'The patient reported an email to {{address}} as unwanted',
  explain: 'So nothing is sent there since {{since}}. Please call, or correct the address.',
  lift: 'Allow emails again',
  liftTitle: 'Allow emails again?',
  reason: 'Why does the patient want emails again?',
  reasonHelp: 'They reported one as unwanted. What you write is kept in the audit trail.',
  lifted: 'Emails to this address are sent again',
  failed: 'That was not possible',
});
