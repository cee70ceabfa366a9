import { defineWords } from '../words/words';

/** Messages for calls that failed in the browser. Messages of the server come with its answer. */
export const problemWords = defineWords('problem', {
  network: 'Network unavailable',
  tookTooLong: 'The service took too long to answer. Please try again.',
  answers: {
    VALIDATION_FAILED: 'Please check your input',
    UNAUTHENTICATED: 'Your session has expired',
    FORBIDDEN: "You don't have permission to perform this action",
    NOT_FOUND: 'Item not found',
    VERSION_CONFLICT: 'This has changed since you opened it.',
    PAYLOAD_TOO_LARGE: 'The request is too large.',
    TOO_MANY_REQUESTS: 'Too many attempts. Please wait a moment and try again.',
    SERVICE_UNAVAILABLE: 'Service temporarily unavailable. Please try again.',
    INTERNAL: 'An unknown error occurred',
  },
  refusedOffline:
    'The server cannot be reached, so nothing was saved. What you entered is still here: try again when the connection is back.',
  notConfirmed: 'Nothing was changed, because you did not confirm your identity.',
  supportIsOver: 'Support access has ended, so this was not done.',
});
