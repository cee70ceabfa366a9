import { defineWords } from '../../shared/words/words';

export const stopRemindersWords = defineWords('stop-reminders', {
  title: 'Stop reminders',
  asks: '{{practice}} sends you email reminders about quote {{quoteNumber}}. Would you like to stop them?',
  keeps: 'Your quote isn’t affected. You can still open, accept or decline it, or ask a question.',
  stop: 'Stop reminders',
  stopping: 'Stopping',
  done: 'You won’t get any more reminders about quote {{quoteNumber}}.',
  contact: 'If you have a question, please contact {{practice}}: {{contact}}.',
  or: '{{phone}} or {{email}}',
  failed: 'We couldn’t stop the reminders. Please try again.',
  unknown: 'This link is incomplete or isn’t one of ours. Please open it from the email again.',
  loadFailed: 'This page could not be loaded. Please try again.',
});
