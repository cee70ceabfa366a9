import { defineWords } from '../words/words';

export const errorWords = defineWords('pages-error', {
  title: 'Something went wrong',
  unexpected: 'Unexpected application error',
  tryAgain: 'Try Again',
  reload: 'Reload Page',
  contact: 'If this problem persists, please contact support with the error details above.',
  codeNotFetched: 'This page could not be loaded. Check your connection and try again.',
  notFound: 'Page not found',
  notFoundHint: 'There is nothing at this address. It may have moved, or the link may be incomplete.',
  home: 'Go to Dashboard',
  back: 'Go back',
  forbidden: "You don't have permission to perform this action",
  forbiddenHint: 'Ask an administrator of your practice if you need access to this page.',
});
