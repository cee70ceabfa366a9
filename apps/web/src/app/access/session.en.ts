import { defineWords } from '../../shared/words/words';

export const sessionWords = defineWords('access-session', {
  loading: 'Loading your workspace...',
  redirecting: 'Redirecting to login...',
  unreachable: 'We cannot reach the server',
});
