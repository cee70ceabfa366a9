import type { FastifyReply } from 'fastify';

/** The access token of a browser's session. */
export const SESSION_COOKIE = 'qc_session';
/** The refresh token of a browser's session; sent to one address only. */
export const REFRESH_COOKIE = 'qc_refresh';
/** A patient's proof of identity for one quote. */
export const PATIENT_COOKIE = 'qc_patient';
/**
 * What the browsers in which people signed in before are known by; it outlives their sessions and opens
 * nothing.
 */
export const DEVICE_COOKIE = 'qc_device';

const PATHS = {
  [SESSION_COOKIE]: '/api',
  [REFRESH_COOKIE]: '/api/auth/refresh',
  [PATIENT_COOKIE]: '/api/public/quotes',
  [DEVICE_COOKIE]: '/api/auth',
} as const;

type CookieName = keyof typeof PATHS;

/** Keeps a token where no script can read it and no other site can send it. */
export function keep(
  reply: FastifyReply,
  name: CookieName,
  value: string,
  maxAge: number,
  secure: boolean,
): void {
  void reply.setCookie(name, value, {
    path: PATHS[name],
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge: Math.max(0, Math.floor(maxAge)),
  });
}

/** Takes the cookies of a session away. */
export function forgetSession(reply: FastifyReply, secure: boolean): void {
  for (const name of [SESSION_COOKIE, REFRESH_COOKIE] as const) clear(reply, name, secure);
}

/** Takes the access token away and leaves what renews it. */
export function forgetAccess(reply: FastifyReply, secure: boolean): void {
  clear(reply, SESSION_COOKIE, secure);
}

function clear(reply: FastifyReply, name: CookieName, secure: boolean): void {
  void reply.clearCookie(name, { path: PATHS[name], httpOnly: true, sameSite: 'strict', secure });
}
