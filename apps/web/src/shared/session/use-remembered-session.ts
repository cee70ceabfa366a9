import { useEffect, useState } from 'react';
import type { Session } from '@quillcare/contracts';
import { connection } from '../api/connection';
import type { ApiProblem } from '../api/problem';
import { rememberedSession, rememberSession } from './session.cache';

/** How long to wait for the server before showing the remembered session. */
const PATIENCE_MS = 2_500;

/** The server refused: that is an answer, not an outage. */
export function isRefusal({ status }: ApiProblem): boolean {
  return status === 401 || status === 403;
}

/** The remembered session, while the server cannot be reached; read-only until it can. */
export function useRememberedSession(
  isExpected: boolean,
  session: Session | undefined,
  problem: ApiProblem | undefined,
): Session | undefined {
  const isAway = isExpected && !session && problem !== undefined && !isRefusal(problem);
  const isSlow = usePatience(isExpected && !session && !problem);
  const [remembered, setRemembered] = useState<Session>();
  const isNeeded = isAway || isSlow;
  // Read once per outage, so that the screen does not change while the person looks at it.
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
