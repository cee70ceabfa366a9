import { defineWords } from '../../shared/words/words';

export const healthWords = defineWords('platform-health', {
  title: 'Health',
  failed: 'The health of this organisation could not be loaded',
  lastSignIn: 'Last sign-in',
  longAgo: 'Not in the last week',
  mails: 'Failed emails',
  documents: 'Documents that failed',
  imports: 'Failed imports',
  messages: 'Messages between services',
  none: 'None in 30 days',
  some: '{{count}} in 30 days, the last on {{date}}',
  allFine: 'Nothing failed or waiting',
  unknown: 'Not known at the moment',
  stuck_one: '{{count}} failed permanently',
  stuck_other: '{{count}} failed permanently',
  waiting_one: '{{count}} has waited for more than five minutes',
  waiting_other: '{{count}} have waited for more than five minutes',
  away: '{{services}} did not answer',
  failedIn: '{{handler}}, {{date}}',
  retryMails: {
    label: 'Send failed emails again',
    done: 'Trying again',
    failed: 'This could not be tried again',
  },
  retryMessages: {
    label: 'Try messages again',
    done: 'Trying again',
    failed: 'This could not be tried again',
  },
});
