import type { FastifyReply } from 'fastify';

export const SESSION_COOKIE = 'qc_session';
/** The refresh token of a browser's session, sent to one path only. */
export const REFRESH_COOKIE = 'qc_refresh';
/** A patient's identity token for one quote. */
export const PATIENT_COOKIE = 'qc_patient';
/** Binds the code emailed for a quote to the browser that requested it. */
export const CODE_COOKIE = 'qc_code';
/** Identifies browsers in which an account has signed in before. Outlives sessions and grants no access. */
export const DEVICE_COOKIE = 'qc_device';

const PATHS = {
  [SESSION_COOKIE]: '/api',
  [REFRESH_COOKIE]: '/api/auth/refresh',
  [PATIENT_COOKIE]: '/api/public/quotes',
  [CODE_COOKIE]: '/api/public/quotes',
  // Read and extended by signing in, resetting a password and accepting an invitation, whose paths share only this beginning.
  [DEVICE_COOKIE]: '/api',
} as const;

type CookieName = keyof typeof PATHS;

/** Sets an HttpOnly, same-site cookie. */
export function writeCookie(
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

export function clearSessionCookies(reply: FastifyReply, secure: boolean): void {
  for (const name of [SESSION_COOKIE, REFRESH_COOKIE] as const) removeCookie(reply, name, secure);
}

/** Clears the access token and keeps the refresh token. */
export function clearAccessCookie(reply: FastifyReply, secure: boolean): void {
  removeCookie(reply, SESSION_COOKIE, secure);
}

/** Clears the device cookie of earlier releases, whose longer path would otherwise put it before the present one. */
export function clearFormerDeviceCookie(reply: FastifyReply, secure: boolean): void {
  void reply.clearCookie(DEVICE_COOKIE, {
    path: '/api/auth',
    httpOnly: true,
    sameSite: 'strict',
    secure,
  });
}

/** Clears the binding of a code once it has been used. */
export function clearCodeCookie(reply: FastifyReply, secure: boolean): void {
  removeCookie(reply, CODE_COOKIE, secure);
}

function removeCookie(reply: FastifyReply, name: CookieName, secure: boolean): void {
  void reply.clearCookie(name, { path: PATHS[name], httpOnly: true, sameSite: 'strict', secure });
}
