import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { id } from '@quillcare/contracts';
import { accessTokenSecret, CONFIG, keyOfToken, type ProcessConfig } from '@quillcare/service-kit';
import type { FastifyRequest } from 'fastify';
import {
  ExtractJwt,
  Strategy,
  type JwtFromRequestFunction,
  type StrategyOptionsWithoutRequest,
} from 'passport-jwt';
import { z } from 'zod';
import { SESSION_COOKIE } from '../http/cookies';

export interface AccessClaims {
  sessionId: string;
}

// `exp` is required, because a token without it would never expire.
const accessToken = z.object({ sid: id, exp: z.number() });

// Algorithm, audience and issuer are fixed so that a token cannot choose how it is verified.
function optionsFor(
  config: ProcessConfig,
  jwtFromRequest: JwtFromRequestFunction,
): StrategyOptionsWithoutRequest {
  const secrets = config.signingSecrets.map(accessTokenSecret);
  return {
    jwtFromRequest,
    // Given no key, the library throws on an unsigned token, so such a token is refused here.
    secretOrKeyProvider: (_request, token: string, done) => {
      const key = keyOfToken(token, secrets);
      if (key)
        done(null, key as unknown as string); // The library's types allow strings only.
      else done('names an unknown key');
    },
    algorithms: ['HS256'],
    audience: 'staff',
    issuer: 'quillcare',
  };
}

function claimsOf(payload: unknown): AccessClaims | false {
  const { success, data } = accessToken.safeParse(payload);
  return success && { sessionId: data.sid };
}

/** Reads the access token from `Authorization: Bearer`, for API clients. */
@Injectable()
export class BearerStrategy extends PassportStrategy(Strategy, 'bearer') {
  constructor(@Inject(CONFIG) config: ProcessConfig) {
    super(optionsFor(config, ExtractJwt.fromAuthHeaderAsBearerToken()));
  }

  validate(payload: unknown): AccessClaims | false {
    return claimsOf(payload);
  }
}

/** Reads the access token from the web client's HttpOnly cookie. */
@Injectable()
export class CookieSessionStrategy extends PassportStrategy(Strategy, 'cookie-session') {
  constructor(@Inject(CONFIG) config: ProcessConfig) {
    super(
      optionsFor(config, (request) => (request as unknown as FastifyRequest).cookies[SESSION_COOKIE] ?? null),
    );
  }

  validate(payload: unknown): AccessClaims | false {
    return claimsOf(payload);
  }
}
