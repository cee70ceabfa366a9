import { defineWords } from '../words/words';

export const loadingWords = defineWords('loading', {
  retry: 'Try again',
  retrying: 'Trying again…',
  loading: 'Loading',
});
