import { defineWords } from '../words/words';

export const loadingWords = defineWords('loading', {
  retry: 'Try again',
  retrying: 'Trying again…',
  loading: 'Loading',
  missing: 'We could not find this record',
  missingHint: 'It may have been deleted, or the link may be incomplete.',
});
