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
import { messages } from '../../shared/messages/messages.texts';
import { api } from '../api/api';
import { skipToken, useOperationQuery } from '../api/hooks';
import type { ApiProblem } from '../api/problem';
import { onSessionDoubted } from '../api/session-events';
import { onEndedFromOutside } from './ended-from-outside';
import { person } from './person';
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

interface SessionControl {
  state: SessionState;
  /** After sign-in or sign-up: read the session that the cookies now carry. */
  begin: () => void;
  /** After sign-out: forget everything that belonged to the person. */
  end: () => void;
  /** After a proof of identity: the session as the server answered it. */
  update: (session: Session) => void;
  /** Somebody else is at work now: forget everything, go where they begin, and only then show the app again. */
  change: (go: () => void | Promise<void>) => Promise<void>;
}

const SessionContext = createContext<SessionControl | null>(null);

/** Knows who is signed in, for everything below it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [isExpected, setExpected] = useState(wasSignedIn);
  const dispatch = useDispatch();
  // Not `data`: that would still be the former person's after everything was forgotten.
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
    leave();
  }, [leave]);
  useEffect(() => onEndedFromOutside(leave), [leave]);
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

/** Keeps what the server answered; where the sign-in has just been finished, what was refused before is read again. */
function useSessionUpdate(known: Session | undefined): (session: Session) => void {
  const dispatch = useDispatch();
  const wasFinished = known?.secondStep === 'DONE';
  return useCallback(
    (session) => {
      // The endpoint is made of data, so its name and types are not known to RTK Query.
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
  const control = useContext(SessionContext);
  if (!control) throw new Error(messages.noContext);
  return control;
}

/** The signed-in person; only below `RequireSession`. */
export function useSession(): Session {
  const { state } = useSessionControl();
  if (state.status !== 'signed-in') throw new Error(messages.noContext);
  return state.session;
}

export interface RightsCheck {
  /** May the person do this to such things? Where somebody only looks in their place, nothing but reading. */
  can: (resource: Resource, action: Action) => boolean;
  /** May the person do anything at all to such things? */
  canAny: (resource: Resource) => boolean;
  /** May the person call this operation, or who acts in their place? */
  allows: (operation: Operation) => boolean;
}

/** What the signed-in person may do, by the contracts' own functions. */
export function useRights(): RightsCheck {
  const { user, impersonation } = useSession();
  const isLooking = impersonation?.readOnly ?? false;
  return useMemo(
    () => ({
      can: (resource, action) => can(user, resource, action) && (action === 'READ' || !isLooking),
      canAny: (resource) => canAny(user, resource),
      allows: (operation) =>
        allows(operation.permission, user) && !(impersonation && refusalOfSupport(operation, isLooking)),
    }),
    [user, impersonation, isLooking],
  );
}
