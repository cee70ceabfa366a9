import { defineWords } from '../../shared/words/words';

export const mailboxWords = defineWords('dev-mailbox-mailbox', {
  title: 'Local mailbox',
  subtitle: 'Emails this installation would have sent. None of them has left this computer.',
  search: 'Search by recipient',
  count_one: '1 email',
  count_other: '{{count}} emails',
  list: 'Emails, newest first',
  empty: 'No emails yet.',
  emptyHint: 'Emails appear here within seconds. Create an account or send a quote to see one.',
  nothingFound: 'No emails to this recipient.',
  clear: 'Clear search',
  choose: 'Select an email to read it.',
  back: 'All emails',
  to: 'To',
  from: 'From',
  received: 'Received',
  view: 'Show as',
  views: {
    text: 'Plain text',
    html: 'As designed',
  },
  frame: '{{subject}}, as designed',
  newTab: '(opens in a new tab)',
  failed: 'The mailbox could not be loaded',
});
