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
  [DEVICE_COOKIE]: '/api/auth',
} as const;

type CookieName = keyof typeof PATHS;

/** Sets an HttpOnly, same-site cookie. */
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

export function forgetSession(reply: FastifyReply, secure: boolean): void {
  for (const name of [SESSION_COOKIE, REFRESH_COOKIE] as const) clear(reply, name, secure);
}

/** Clears the access token and keeps the refresh token. */
export function forgetAccess(reply: FastifyReply, secure: boolean): void {
  clear(reply, SESSION_COOKIE, secure);
}

/** Clears the binding of a code once it has been used. */
export function forgetCode(reply: FastifyReply, secure: boolean): void {
  clear(reply, CODE_COOKIE, secure);
}

function clear(reply: FastifyReply, name: CookieName, secure: boolean): void {
  void reply.clearCookie(name, { path: PATHS[name], httpOnly: true, sameSite: 'strict', secure });
}
