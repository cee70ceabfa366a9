import { defineWords } from '../words/words';

export const commandWords = defineWords('commands', {
  cancel: 'Cancel',
  working: 'Working…',
  undo: 'Undo',
  undoFailed: 'This could not be undone',
  reasonMissing: 'Give a reason.',
});
