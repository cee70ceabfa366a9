import { Inject, Injectable } from '@nestjs/common';
import {
  AppError,
  type HttpBinding,
  type Operation,
  type RequestOf,
  type SessionTokens,
} from '@quillcare/contracts';
import { CONFIG, type ProcessConfig } from '@quillcare/service-kit';
import { KnownDevices } from '../auth/known-devices';
import {
  CODE_COOKIE,
  forgetAccess,
  forgetCode,
  forgetSession,
  keep,
  PATIENT_COOKIE,
  REFRESH_COOKIE,
  SESSION_COOKIE,
} from '../http/cookies';
import type { GatewayReply, GatewayRequest } from '../http/request';
import { isCrossSite, isSameOrigin } from '../http/same-origin';

type Kind = NonNullable<HttpBinding['session']>;

interface CodeToken {
  codeToken: string;
  expiresIn: number;
}

interface IdentityToken {
  identityToken: string;
  expiresIn: number;
}

/** Moves the tokens of a browser's session into HttpOnly cookies, which scripts cannot read. */
@Injectable()
export class BrowserSession {
  private readonly secure: boolean;

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly devices: KnownDevices,
  ) {
    this.secure = config.publicUrl.startsWith('https:');
  }

  /** Copies the refresh token from the cookie into the body, and refuses cross-site requests. */
  prepare(operation: Operation, raw: RequestOf<Operation>, request: GatewayRequest): void {
    if (wantsCookies(raw.body) && isCrossSite(request.headers, this.config.publicUrl))
      throw new AppError('CROSS_SITE_REQUEST');
    if (!usesRefreshCookie(operation, raw, request)) return;
    if (!isSameOrigin(request.headers, this.config.publicUrl)) throw new AppError('CROSS_SITE_REQUEST');
    raw.body = { refreshToken: request.cookies[REFRESH_COOKIE] };
    request.refreshedByCookie = true;
  }

  /** Copies the token that binds a code to this browser from the cookie into the body, and refuses cross-site requests. */
  prepareIdentification(raw: RequestOf<Operation>, request: GatewayRequest): void {
    const codeToken = request.cookies[CODE_COOKIE];
    const { body } = raw;
    // A token in the body comes from an API client, whatever the cookies. The contract rejects a body that is not an object.
    if (codeToken === undefined || !isPlainObject(body) || 'codeToken' in body) return;
    if (!isSameOrigin(request.headers, this.config.publicUrl)) throw new AppError('CROSS_SITE_REQUEST');
    raw.body = { ...body, codeToken };
  }

  /** Runs the operation, then sets or clears cookies to match its result. */
  async around(
    kind: Kind,
    raw: RequestOf<Operation>,
    request: GatewayRequest,
    reply: GatewayReply,
    work: () => Promise<unknown>,
  ): Promise<unknown> {
    try {
      const inCookies = wantsCookies(raw.body) || request.refreshedByCookie;
      return this.after(kind, inCookies, await work(), request, reply);
    } catch (error) {
      // The session has ended, so the browser must not retry with the same cookie.
      if (request.refreshedByCookie && error instanceof AppError && error.code === 'UNAUTHENTICATED')
        forgetSession(reply, this.secure);
      throw error;
    }
  }

  private after(
    kind: Kind,
    inCookies: boolean,
    result: unknown,
    request: GatewayRequest,
    reply: GatewayReply,
  ): unknown {
    if (kind === 'end') forgetSession(reply, this.secure);
    // Keeps the refresh token of the user's own session, which the browser returns to.
    if (kind === 'step-back') forgetAccess(reply, this.secure);
    if (kind === 'patient') {
      const { identityToken, expiresIn } = result as IdentityToken;
      keep(reply, PATIENT_COOKIE, identityToken, expiresIn, this.secure);
      if (request.cookies[CODE_COOKIE] !== undefined) forgetCode(reply, this.secure);
    }
    if (kind === 'patient-code') {
      const { codeToken, expiresIn } = result as CodeToken;
      keep(reply, CODE_COOKIE, codeToken, expiresIn, this.secure);
    }
    if (kind === 'device') this.devices.remember((result as { email: string }).email, request, reply);
    return kind === 'start' && inCookies ? this.intoCookies(result as SessionTokens, request, reply) : result;
  }

  private intoCookies(tokens: SessionTokens, request: GatewayRequest, reply: GatewayReply): SessionTokens {
    const refreshSeconds = (Date.parse(tokens.session.expiresAt) - Date.now()) / 1000;
    if (tokens.access_token) keep(reply, SESSION_COOKIE, tokens.access_token, tokens.expires_in, this.secure);
    if (tokens.refresh_token) keep(reply, REFRESH_COOKIE, tokens.refresh_token, refreshSeconds, this.secure);
    const { user, impersonation } = tokens.session;
    // The browser of a support session does not belong to the user being supported.
    if (!impersonation) this.devices.remember(user.email, request, reply);
    return { ...tokens, access_token: null, refresh_token: null };
  }
}

function isPlainObject(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && !Array.isArray(body);
}

function wantsCookies(body: unknown): boolean {
  return (body as { session?: unknown } | null | undefined)?.session === 'cookie';
}

// A token in the body comes from an API client, whatever the cookies.
function usesRefreshCookie(
  operation: Operation,
  raw: RequestOf<Operation>,
  request: GatewayRequest,
): boolean {
  if (request.cookies[REFRESH_COOKIE] === undefined) return false;
  const fields = (operation.body as { shape?: Record<string, unknown> }).shape ?? {};
  const isEmpty =
    raw.body === undefined ||
    (typeof raw.body === 'object' && raw.body !== null && Object.keys(raw.body).length === 0);
  return 'refreshToken' in fields && isEmpty;
}
