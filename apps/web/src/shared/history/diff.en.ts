import { defineWords } from '../words/words';

export const diffWords = defineWords('diff', {
  field: 'Field',
  before: 'Before',
  after: 'After',
  theirs: 'Theirs',
  mine: 'Yours',
  changes: 'Changes',
  keep: 'Which value to keep for {{field}}',
  none: 'No field was changed.',
});
