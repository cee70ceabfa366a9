import { defineWords } from '../words/words';

export const leavingWords = defineWords('leaving', {
  title: 'Leave without saving?',
  text: 'What you typed on this page has not been saved.',
  stay: 'Stay',
  leave: 'Leave without saving',
  dialog: {
    title: 'Close without saving?',
    text: 'What you typed has not been saved.',
    stay: 'Keep typing',
    leave: 'Close without saving',
  },
});
