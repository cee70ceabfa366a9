import { Injectable } from '@nestjs/common';
import { AppError, type Operation } from '@quillcare/contracts';
import { Passport, type PassportStatic } from 'passport';
import { SESSION_COOKIE } from '../http/cookies';
import { ANONYMOUS, type DoorReply, type DoorRequest, type Pass } from '../http/request';
import { bearerTokenOf } from './bearer-token';
import { PatientLinkStrategy } from './patient-link.strategy';
import { SessionDirectory } from './session-directory';
import { BearerStrategy, CookieSessionStrategy } from './staff.strategies';
import { TokenCache, type AccessClaims } from './token-cache';

type StrategyName = 'bearer' | 'cookie-session' | 'patient-link';

/** Finds out who is at the door, by the passport strategy that the operation and the request ask for. */
@Injectable()
export class DoorAuthenticator {
  private readonly tokens = new TokenCache();
  // An instance of its own: passport's global one would mix the keys of two gateways in one process.
  private readonly passport = new Passport() as unknown as PassportStatic;

  constructor(
    private readonly sessions: SessionDirectory,
    bearer: BearerStrategy,
    cookie: CookieSessionStrategy,
    patient: PatientLinkStrategy,
  ) {
    this.passport
      .use('bearer', bearer)
      .use('cookie-session', cookie)
      .use('patient-link', patient as never);
  }

  /** Who calls `operation`; throws UNAUTHENTICATED where a session is needed, the link's own error where a link is. */
  authenticate(operation: Operation, request: DoorRequest, reply: DoorReply): Pass | Promise<Pass> {
    if (operation.permission === 'public') return ANONYMOUS;
    if (operation.permission === 'patient') return this.ask<Pass>('patient-link', request, reply);
    return this.staff(request, reply);
  }

  /** The same person as identity knows them now: what is remembered may be older than a proof that was just given. */
  async anew(pass: Pass): Promise<Pass> {
    if (pass.principal.kind !== 'user') return pass;
    return { ...pass, principal: await this.sessions.resolveAnew(pass.principal.sessionId) };
  }

  // The way of nearly every request, so it is kept short: a token that was checked before, a session that is at hand.
  private staff(request: DoorRequest, reply: DoorReply): Pass | Promise<Pass> {
    const bearer =
      request.headers.authorization === undefined
        ? null
        : (bearerTokenOf(request.headers.authorization) ?? '');
    const token = bearer ?? request.cookies[SESSION_COOKIE];
    if (!token) throw new AppError('UNAUTHENTICATED');
    const credential = bearer === null ? 'cookie' : 'bearer';
    const claims = this.tokens.find(token, Date.now());
    const principal = claims && this.sessions.peek(claims.sessionId);
    return principal ? { principal, credential } : this.staffAnew(token, credential, claims, request, reply);
  }

  private async staffAnew(
    token: string,
    credential: 'bearer' | 'cookie',
    known: AccessClaims | undefined,
    request: DoorRequest,
    reply: DoorReply,
  ): Promise<Pass> {
    const claims =
      known ??
      (await this.ask<AccessClaims>(credential === 'bearer' ? 'bearer' : 'cookie-session', request, reply));
    if (!known) this.tokens.remember(token, claims);
    return { principal: await this.sessions.resolve(claims.sessionId), credential };
  }

  private ask<T>(strategy: StrategyName, request: DoorRequest, reply: DoorReply): Promise<T> {
    return new Promise((resolve, reject) => {
      const done = (error: unknown, found?: T | false | null): void => {
        if (error) reject(error as Error);
        else if (found) resolve(found);
        else reject(new AppError('UNAUTHENTICATED'));
      };
      const run = this.passport.authenticate(strategy, { session: false }, done) as (
        req: unknown,
        res: unknown,
        next: (error?: unknown) => void,
      ) => void;
      run(request, reply, done);
    });
  }
}
