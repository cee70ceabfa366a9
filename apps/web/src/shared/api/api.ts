import { createApi } from '@reduxjs/toolkit/query/react';
import { sessionTokens, TAGS } from '@quillcare/contracts';
import { operationBaseQuery } from './base-query';
import { connection } from './connection';
import { fetchOrTake } from './early-session';
import { person } from '../session/person';
import { identityQuestion } from './identity-question';
import { endSession, readSessionAgain } from './session-events';

const FIVE_MINUTES = 300;

/** The one API of the app. It is empty: `useOperationQuery` and `useOperationMutation` derive endpoints from the contracts. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: operationBaseQuery({
    fetch: fetchOrTake,
    wait: (ms) => new Promise((done) => setTimeout(done, ms)),
    onSessionEnded: endSession,
    onReachable: (isReachable) => connection.serverAnswered(isReachable),
    mayWrite: () => connection.mayWrite(),
    onSecondStepRequired: readSessionAgain,
    confirmIdentity: (sentAt) => identityQuestion.ask(sentAt),
    asker: {
      current: () => person.current(),
      renewed: (answer) => {
        const tokens = sessionTokens.safeParse(answer);
        if (tokens.success) person.meet(tokens.data.session);
      },
    },
  }),
  tagTypes: TAGS,
  keepUnusedDataFor: FIVE_MINUTES,
  refetchOnReconnect: true,
  // Otherwise one slow upload or retried read would hold back every refresh.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
