import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDispatch } from 'react-redux';
import {
  allows,
  can,
  canAny,
  getSession,
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
import { forgetEnding } from './session.ending';
import { isRefusal, useRememberedSession } from './use-remembered-session';
import { useRecovery } from './use-recovery';
import { onOtherTabSignedOut, rememberSignedIn, wasSignedIn } from './session.store';

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
}

const SessionContext = createContext<SessionControl | null>(null);

/** Knows who is signed in, for everything below it. */
export function SessionProvider({ children }: { children: ReactNode }) {
  const [isExpected, setExpected] = useState(wasSignedIn);
  const dispatch = useDispatch();
  const { data, error, refetch } = useOperationQuery(getSession, isExpected ? {} : skipToken);
  const remembered = useRememberedSession(isExpected, data, error);
  useRecovery(isExpected, error !== undefined, refetch);
  const leave = useCallback(() => {
    rememberSignedIn(false);
    setExpected(false);
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
  useEffect(() => onOtherTabSignedOut(leave), [leave]);
  const update = useSessionUpdate(data);
  useEffect(() => (isExpected ? onSessionDoubted(refetch) : undefined), [isExpected, refetch]);
  const control = useMemo(
    () => ({ state: stateOf(isExpected, data ?? remembered, error, refetch), begin, end, update }),
    [isExpected, data, remembered, error, refetch, begin, end, update],
  );
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
  /** May the person do this to such things? */
  can: (resource: Resource, action: Action) => boolean;
  /** May the person do anything at all to such things? */
  canAny: (resource: Resource) => boolean;
  /** May the person call this operation? */
  allows: (operation: Operation) => boolean;
}

/** What the signed-in person may do, by the contracts' own functions. */
export function useRights(): RightsCheck {
  const { user } = useSession();
  return useMemo(
    () => ({
      can: (resource, action) => can(user, resource, action),
      canAny: (resource) => canAny(user, resource),
      allows: (operation) => allows(operation.permission, user),
    }),
    [user],
  );
}
