import { defineWords } from '../words/words';

export const leavingWords = defineWords('leaving', {
  title: 'Leave without saving?',
  text: 'What you typed on this page has not been saved.',
  stay: 'Stay',
  leave: 'Leave without saving',
});
