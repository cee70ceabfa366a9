import { defineWords } from '../words/words';

export const loadingWords = defineWords('loading', {
  retry: 'Try again',
  retrying: 'Trying again…',
  loading: 'Loading',
  missing: 'Item not found',
  missingHint: 'It was deleted or never existed, or the link is incomplete.',
});
