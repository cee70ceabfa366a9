import { defineWords } from '../../shared/words/words';

export const stopRemindersWords = defineWords('stop-reminders', {
  title: 'Stop reminders',
  asks: '{{practice}} reminds you by email of quote {{quoteNumber}}. Would you like no more reminders of it?',
  keeps: 'The quote itself stays as it is: you can still open, accept or decline it, or ask a question.',
  stop: 'Stop reminders',
  stopping: 'Stopping',
  done: 'You will get no more reminders of quote {{quoteNumber}}.',
  contact: 'If you have a question, please contact {{practice}}: {{contact}}.',
  or: '{{phone}} or {{email}}',
  failed: 'The reminders could not be stopped. Please try again.',
  unknown: 'This link is not complete, or it is not one of ours. Please open it from the email again.',
  loadFailed: 'This page could not be loaded. Please try again.',
});
