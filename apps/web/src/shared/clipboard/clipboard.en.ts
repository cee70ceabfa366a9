import { defineWords } from '../words/words';

export const clipboardWords = defineWords('clipboard', {
  copy: 'Copy',
  copied: 'Copied',
});
