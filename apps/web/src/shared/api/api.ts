import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import { sessionTokens, TAGS } from '@quillcare/contracts';
import { createCaller, type Call } from './base-query';
import { connection } from './connection';
import { fetchOrUseEarly } from './early-session';
import { showPlanRefusal } from '../plans/plan-refusal.store';
import { identityWatcher } from '../session/identity-watcher';
import { identityPrompt } from './identity-question';
import { endWrite } from './own-writes';
import type { ApiProblem } from './problem';
import { endSession, invalidateSession } from './session-events';

const CACHE_SECONDS = 300;

/** Calls an operation without caching, for file downloads. Pages use the hooks, which cache what they read. */
export const callOperation = createCaller({
  fetch: fetchOrUseEarly,
  delay: (ms) => new Promise((done) => setTimeout(done, ms)),
  onSessionEnded: endSession,
  onReachable: (isReachable) => connection.serverAnswered(isReachable),
  mayWrite: () => connection.mayWrite(),
  onSecondStepRequired: invalidateSession,
  confirmIdentity: (sentAt) => identityPrompt.confirmIdentity(sentAt),
  onPlanRefusal: showPlanRefusal,
  asker: {
    current: () => identityWatcher.current(),
    renewed: (answer) => {
      const tokens = sessionTokens.safeParse(answer);
      if (tokens.success) identityWatcher.observe(tokens.data.session);
    },
  },
});

export type CallOperation = typeof callOperation;

const baseQuery: BaseQueryFn<Call, unknown, ApiProblem> = async (call, { signal, extra }) => {
  const answer = await (extra as CallOperation)(call, signal);
  endWrite(call.parts.correlationId);
  return answer;
};

/**
 * The app's only RTK Query API. It starts empty: `useOperationQuery` and `useOperationMutation` derive its endpoints from the
 * contracts.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAGS,
  keepUnusedDataFor: CACHE_SECONDS,
  refetchOnReconnect: true,
  // Otherwise one slow upload or retried read would delay every refresh.
  invalidationBehavior: 'immediately',
  endpoints: () => ({}),
});
