import { defineWords } from '../words/words';

/** What the browser says of a call that failed; what the server says comes with its answer. */
export const problemWords = defineWords('problem', {
  network: 'Network unavailable',
  refusedOffline:
    'The server cannot be reached, so nothing was saved. What you entered is still here: try again when the connection is back.',
  notConfirmed: 'Nothing was changed, because you did not confirm your identity.',
  supportIsOver: 'Support access has ended, so this was not done.',
});
