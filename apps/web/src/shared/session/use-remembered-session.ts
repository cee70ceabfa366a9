import { useEffect, useState } from 'react';
import type { Session } from '@quillcare/contracts';
import { connection } from '../api/connection';
import type { ApiProblem } from '../api/problem';
import { rememberedSession, rememberSession } from './session.cache';

/** How long to wait for the server before showing the cached session. */
const PATIENCE_MS = 2_500;

/** Whether the server refused the request, which is an answer and not an outage. */
export function isRefusal({ status }: ApiProblem): boolean {
  return status === 401 || status === 403;
}

/** Returns the cached session while the server is unreachable. The app is read-only until it is back. */
export function useRememberedSession(
  isExpected: boolean,
  session: Session | undefined,
  problem: ApiProblem | undefined,
): Session | undefined {
  const isAway = isExpected && !session && problem !== undefined && !isRefusal(problem);
  const isSlow = usePatience(isExpected && !session && !problem);
  const [remembered, setRemembered] = useState<Session>();
  const isNeeded = isAway || isSlow;
  // Read once per outage, so that the screen does not change while in use.
  if (isNeeded !== (remembered !== undefined)) {
    const next = isNeeded ? rememberedSession() : undefined;
    if (next !== remembered) setRemembered(next);
  }
  useEffect(() => {
    if (isExpected && session) rememberSession(session);
  }, [isExpected, session]);
  const isConfirmed = !isNeeded || !remembered;
  useEffect(() => {
    connection.sessionIs(isConfirmed);
    return () => connection.sessionIs(true);
  }, [isConfirmed]);
  return isNeeded ? remembered : undefined;
}

function usePatience(isWaiting: boolean): boolean {
  const [isOver, setOver] = useState(false);
  if (!isWaiting && isOver) setOver(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setOver(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return isWaiting && isOver;
}
