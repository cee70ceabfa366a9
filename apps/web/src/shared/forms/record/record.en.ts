import { defineWords } from '../../words/words';

export const recordWords = defineWords('record-form', {
  someone: 'Someone',
  you: 'You (in another window)',
  changed: '{{who}} changed: {{fields}}.',
  changedBeside: '{{who}} changed: {{fields}}. What you typed is kept.',
  deleted:
    '{{who}} deleted this. What you typed is kept here, but it can only be saved after it is restored.',
  conflict: {
    title: '{{who}} changed this too',
    help: 'You both changed the fields below. Choose which value to keep for each; nothing is saved until then.',
    nothing: 'Empty',
    save: 'Save with these values',
    back: 'Back to the form',
    choose: 'Choose a value for each field.',
  },
  draft: {
    offer: 'You typed something here at {{time}} that was not saved.',
    restore: 'Restore',
    discard: 'Discard',
  },
  story: {
    added: 'Added {{what}}.',
    changed: 'Last changed {{what}}.',
    by: '{{at}} by {{name}}',
  },
  stillChanging: 'This has changed since you opened it. What you typed is kept. Please save again.',
  unchanged: 'There was nothing to save',
  save: 'Save changes',
  delete: 'Delete',
});
