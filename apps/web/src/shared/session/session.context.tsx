import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import {
  allows,
  can,
  canAny,
  getSession,
  refusalOfSupport,
  TAGS,
  type Action,
  type Operation,
  type Resource,
  type Session,
} from '@quillcare/contracts';
import { forgetDrafts } from '../forms/record/draft.store';
import { forgetRecent } from '../recent/recent.store';
import { messagesWords } from '../messages/messages.en';
import { useWords } from '../words/words';
import { api } from '../api/api';
import { skipToken, useOperationQuery } from '../api/hooks';
import type { ApiProblem } from '../api/problem';
import { onSessionDoubted } from '../api/session-events';
import { onEndedFromOutside } from './ended-from-outside';
import { person, personKey } from './person';
import { forgetEnding } from './session.ending';
import { usePersonChange } from './use-person-change';
import { isRefusal, useRememberedSession } from './use-remembered-session';
import { useRecovery } from './use-recovery';
import { rememberSignedIn, wasSignedIn } from './session.store';

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
  useRecovery(isExpected, error !== undefined, refetch);
  const leave = useCallback(() => {
    rememberSignedIn(false);
    setExpected(false);
    person.leave();
    dispatch(api.util.resetApiState());
  }, [dispatch]);
  const begin = useCallback(() => {
    forgetEnding();
    rememberSignedIn(true);
    setExpected(true);
  }, []);
  const end = useCallback(() => {
    forgetEnding();
    forgetDrafts();
    forgetRecent();
    leave();
  }, [leave]);
  useEffect(() => onEndedFromOutside(leave), [leave]);
  useEffect(() => {
    if (!data) return;
    forgetDrafts(personKey(data));
    forgetRecent(personKey(data));
  }, [data]);
  const update = useSessionUpdate(data);
  useEffect(() => (isExpected ? onSessionDoubted(refetch) : undefined), [isExpected, refetch]);
  const { isChanging, change } = usePersonChange(isExpected, data, refetch);
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
        allows(operation.permission, user) && !(impersonation && refusalOfSupport(operation, isLooking)),
    }),
    [user, impersonation, isLooking],
  );
}
