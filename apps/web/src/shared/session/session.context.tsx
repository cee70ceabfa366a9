import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type ReactNode,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { useDispatch } from 'react-redux';
import {
  allows,
  can,
  canAny,
  getSession,
  findSupportRefusal,
  TAGS,
  type Action,
  type Operation,
  type Resource,
  type Session,
} from '@quillcare/contracts';
import { connection, watchNetwork } from '../api/connection';
import { clearDrafts } from '../forms/record/draft.store';
import { clearRecent } from '../recent/recent.store';
import { messagesWords } from '../messages/messages.en';
import { useWords } from '../words/words';
import { api } from '../api/api';
import { skipToken, useOperationQuery } from '../api/hooks';
import type { ApiProblem } from '../api/problem';
import { onSessionOutdated, onSessionEnded } from '../api/session-events';
import { identityWatcher, identityKey } from './identity-watcher';
import { hasRememberedSession } from './session.cache';
import {
  forgetEnding,
  OTHER_TAB,
  readRecentEnding,
  rememberEnding,
  rememberOtherTabSignedOut,
} from './session.ending';
import { notifyOtherTabs, useIdentityChange } from './use-identity-change';
import { isRefusal, useRememberedSession } from './use-remembered-session';
import { rememberSignedIn, wasSignedIn, onOtherTabSignedOut } from './session.store';

const RETRY_MS = 5_000;

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-out' }
  | { status: 'unreachable'; problem: ApiProblem; retry: () => void }
  | { status: 'signed-in'; session: Session };

export interface SessionControl {
  state: SessionState;
  /** Call after signing in or up: reads the new session. */
  begin: () => void;
  /** Call after signing out: clears everything that belonged to the user. */
  end: () => void;
  /** Call after an identity check: stores the session the server returned. */
  update: (session: Session) => void;
  /** Call when the user has changed: clears everything, navigates with `go`, and only then shows the app again. */
  change: (go: () => void | Promise<void>) => Promise<void>;
}

export const SessionContext = createContext<SessionControl | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const [isExpected, setExpected] = useState(wasSignedIn);
  const dispatch = useDispatch();
  // Not `data`, which would still be the previous user's after resetting the API state.
  const { currentData: data, error, refetch } = useOperationQuery(getSession, isExpected ? {} : skipToken);
  const remembered = useRememberedSession(isExpected, data, error);
  useSessionRetry(isExpected, error !== undefined, refetch);
  const leave = useCallback(() => {
    rememberSignedIn(false);
    // Unsubscribes from the session first, because resetting the API state rereads whatever is subscribed to.
    flushSync(() => setExpected(false));
    identityWatcher.leave();
    dispatch(api.util.resetApiState());
  }, [dispatch]);
  const begin = useCallback(() => {
    forgetEnding();
    rememberSignedIn(true);
    setExpected(true);
    // Somebody else may be at work in another tab, whose calls are now made as this user.
    notifyOtherTabs();
  }, []);
  const end = useCallback(() => {
    forgetEnding();
    clearDrafts();
    clearRecent();
    leave();
  }, [leave]);
  // Without a session there is none to end: a late refusal of the previous one must not abort the next sign-in.
  useEffect(() => (isExpected ? onSessionEndedElsewhere(leave) : undefined), [isExpected, leave]);
  useEffect(() => {
    if (!data) return;
    clearDrafts(identityKey(data));
    clearRecent(identityKey(data));
  }, [data]);
  const update = useSessionUpdate(data);
  useEffect(() => (isExpected ? onSessionOutdated(refetch) : undefined), [isExpected, refetch]);
  const { isChanging, change } = useIdentityChange(isExpected, data, refetch);
  const control = useMemo(() => {
    const known = isChanging ? undefined : (data ?? remembered);
    const state = stateOf(isExpected, known, isChanging ? undefined : error, refetch);
    return { state, begin, end, update, change };
  }, [isExpected, data, remembered, error, refetch, begin, end, update, isChanging, change]);
  return <SessionContext value={control}>{children}</SessionContext>;
}

/** Returns a function that stores the server's answer and, if it completes the sign-in, refetches what was refused before. */
function useSessionUpdate(known: Session | undefined): (session: Session) => void {
  const dispatch = useDispatch();
  const wasFinished = known?.secondStep === 'DONE';
  return useCallback(
    (session) => {
      // The endpoint is built from data, so RTK Query does not know its name and types.
      const upsert = api.util.upsertQueryData as unknown as (
        ...args: unknown[]
      ) => Parameters<typeof dispatch>[0];
      dispatch(upsert(getSession.name, {}, session));
      if (wasFinished) return;
      const others = TAGS.filter((tag) => !getSession.provides.includes(tag));
      dispatch(api.util.invalidateTags(others.map((type) => ({ type }))));
    },
    [dispatch, wasFinished],
  );
}

function stateOf(
  isExpected: boolean,
  session: Session | undefined,
  problem: ApiProblem | undefined,
  retry: () => void,
): SessionState {
  if (!isExpected) return { status: 'signed-out' };
  if (session) return { status: 'signed-in', session };
  if (!problem) return { status: 'loading' };
  return isRefusal(problem) ? { status: 'signed-out' } : { status: 'unreachable', problem, retry };
}

export function useSessionControl(): SessionControl {
  const t = useWords(messagesWords);
  const control = useContext(SessionContext);
  if (!control) throw new Error(t('noContext'));
  return control;
}

/** Returns the session. Only use it below `RequireSession`. */
export function useSession(): Session {
  const t = useWords(messagesWords);
  const { state } = useSessionControl();
  if (state.status !== 'signed-in') throw new Error(t('noContext'));
  return state.session;
}

export interface RightsCheck {
  /** Whether the user may perform this action on such records. Only READ if support access is read-only. */
  can: (resource: Resource, action: Action) => boolean;
  /** Whether the user has any right to such records. */
  canAny: (resource: Resource) => boolean;
  /** Whether the user may make a change that requires this permission, for places without the operation at hand. */
  mayChange: (permission: Operation['permission']) => boolean;
  /** Whether the user, or whoever impersonates them, may call this operation. */
  allows: (operation: Operation) => boolean;
}

/** Returns checks of the signed-in user's rights, based on the functions of the contracts. */
export function useRights(): RightsCheck {
  const { user, impersonation } = useSession();
  const isLooking = impersonation?.readOnly ?? false;
  return useMemo(
    () => ({
      can: (resource, action) => can(user, resource, action) && (action === 'READ' || !isLooking),
      canAny: (resource) => canAny(user, resource),
      mayChange: (permission) => allows(permission, user) && !isLooking,
      allows: (operation) =>
        allows(operation.permission, user) && !(impersonation && findSupportRefusal(operation, isLooking)),
    }),
    [user, impersonation, isLooking],
  );
}

/** While the server is unreachable, reads the session every 5 seconds, then refetches what is on screen. */
function useSessionRetry(isSignedIn: boolean, hasFailed: boolean, readSession: () => void): void {
  const dispatch = useDispatch();
  const status = useSyncExternalStore(connection.subscribe, connection.status, connection.status);
  const before = useRef(status);
  useEffect(() => watchNetwork(connection), []);
  const isTrying = isSignedIn && (hasFailed || status !== 'connected');
  useEffect(() => {
    if (!isTrying) return undefined;
    const timer = setInterval(readSession, RETRY_MS);
    return () => clearInterval(timer);
  }, [isTrying, readSession]);
  useEffect(() => {
    const isBack = status === 'connected' && before.current !== 'connected';
    before.current = status;
    if (isBack && isSignedIn) dispatch(api.util.invalidateTags(TAGS.map((type) => ({ type }))));
  }, [status, isSignedIn, dispatch]);
}

/** Calls `leave` when the server or another tab ended the session, and stores the reason for the sign-in page. */
function onSessionEndedElsewhere(leave: () => void): () => void {
  const stopServer = onSessionEnded((reason) => {
    const hadSession = hasRememberedSession();
    const isSignOut = reason === 'SIGNED_OUT';
    // Before the other tabs learn of it, because it tells them that nobody signed out.
    if (hadSession && !isSignOut) rememberEnding(reason);
    leave();
    if (hadSession && isSignOut) signedOutElsewhere();
  });
  const stopOtherTab = onOtherTabSignedOut(() => {
    const ending = readRecentEnding();
    leave();
    if (ending === null || ending.reason === OTHER_TAB) signedOutElsewhere();
  });
  return () => {
    stopServer();
    stopOtherTab();
  };
}

/** Signing out discards drafts in every tab. An expired session does not. */
function signedOutElsewhere(): void {
  clearDrafts();
  clearRecent();
  rememberOtherTabSignedOut();
}
