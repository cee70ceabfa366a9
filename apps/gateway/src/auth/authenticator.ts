import { Injectable } from '@nestjs/common';
import { AppError, LEAD_KEY_PREFIX, type Operation } from '@quillcare/contracts';
import { Passport, type PassportStatic } from 'passport';
import { ANONYMOUS, type Caller, type GatewayReply, type GatewayRequest } from '../http/request';
import { bearerTokenOf } from './bearer-token';
import { PatientLinkStrategy } from './patient-link.strategy';
import { WebsiteKeyStrategy } from './website-key.strategy';
import { SessionDirectory } from './session-directory';
import { BearerStrategy, CookieSessionStrategy, type AccessClaims } from './staff.strategies';

type StrategyName = 'bearer' | 'cookie-session' | 'patient-link' | 'website-key';

/** Authenticates callers with the passport strategy that fits the operation and the request. */
@Injectable()
export class Authenticator {
  // A separate instance, because passport's global one would mix the keys of two gateways in one process.
  private readonly passport = new Passport() as unknown as PassportStatic;

  constructor(
    private readonly sessions: SessionDirectory,
    bearer: BearerStrategy,
    cookie: CookieSessionStrategy,
    patient: PatientLinkStrategy,
    key: WebsiteKeyStrategy,
  ) {
    this.passport
      .use('bearer', bearer)
      .use('cookie-session', cookie)
      .use('patient-link', patient as never)
      .use('website-key', key as never);
  }

  /**
   * Authenticates a call of `operation`; throws UNAUTHENTICATED, or the specific error of a patient's link.
   */
  async authenticate(operation: Operation, request: GatewayRequest, reply: GatewayReply): Promise<Caller> {
    if (operation.permission === 'public') return ANONYMOUS;
    if (operation.permission === 'patient') return this.ask<Caller>('patient-link', request, reply);
    // For any other operation a website key is treated as a bearer token and fails as an invalid one.
    if (operation.acceptsKey && isKey(request)) return this.ask<Caller>('website-key', request, reply);
    const credential = request.headers.authorization === undefined ? 'cookie' : 'bearer';
    const strategy = credential === 'bearer' ? 'bearer' : 'cookie-session';
    const { sessionId } = await this.ask<AccessClaims>(strategy, request, reply);
    return { principal: await this.sessions.resolve(sessionId), credential };
  }

  /**
   * Reads the caller again from identity, because the cache may be older than the latest proof of identity.
   */
  async refresh(caller: Caller): Promise<Caller> {
    if (caller.principal.kind !== 'user') return caller;
    return { ...caller, principal: await this.sessions.refresh(caller.principal.sessionId) };
  }

  private ask<T>(strategy: StrategyName, request: GatewayRequest, reply: GatewayReply): Promise<T> {
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

function isKey({ headers }: GatewayRequest): boolean {
  return bearerTokenOf(headers.authorization)?.startsWith(LEAD_KEY_PREFIX) ?? false;
}
