import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import {
  CONFIG,
  deviceTokenSecret,
  newId,
  signToken,
  verifyToken,
  type ProcessConfig,
} from '@quillcare/service-kit';
import { clearFormerDeviceCookie, DEVICE_COOKIE, writeCookie } from '../http/cookies';
import type { GatewayReply, GatewayRequest } from '../http/request';

const YEAR_SECONDS = 365 * 86_400;
/** Older tokens are renewed at the next sign-in. */
const RENEW_AFTER_SECONDS = 30 * 86_400;
/** Maximum number of people remembered per browser, for example at a front desk. */
const MAX_USERS_PER_DEVICE = 5;
const SEPARATOR = '~';

interface KnownUser {
  token: string;
  /** Identifies the combination of browser and person. */
  id: string;
  subject: string;
  issuedAt: number;
}

/**
 * Remembers browsers in which an account has signed in before. They get no additional rights: their sign-in attempts are only
 * counted separately, so that other people's attempts do not lock the owner out.
 */
@Injectable()
export class KnownDevices {
  private readonly secret: string;
  private readonly secrets: readonly string[];
  private readonly secure: boolean;

  constructor(@Inject(CONFIG) config: ProcessConfig) {
    this.secret = deviceTokenSecret(config.signingSecret);
    this.secrets = config.signingSecrets.map(deviceTokenSecret);
    this.secure = config.publicUrl.startsWith('https:');
  }

  /** Returns the browser's id if the owner of this email address has signed in with it before, otherwise null. */
  idFor(email: string, cookie: string | undefined): string | null {
    if (!cookie) return null;
    const subjects = this.subjectsOf(email);
    return this.parseCookie(cookie).find((known) => subjects.includes(known.subject))?.id ?? null;
  }

  /** Remembers that the owner of this email address uses the browser. */
  remember(email: string, request: GatewayRequest, reply: GatewayReply): void {
    const [subject = '', ...earlier] = this.subjectsOf(email);
    const all = this.parseCookie(request.cookies[DEVICE_COOKIE] ?? '');
    const known = all.find((one) => one.subject === subject || earlier.includes(one.subject));
    if (known?.subject === subject && Date.now() / 1000 - known.issuedAt < RENEW_AFTER_SECONDS) return;
    const token = signToken(
      { sub: subject, aud: 'device', jti: known?.id ?? newId() },
      this.secret,
      YEAR_SECONDS,
    );
    const others = all.filter((one) => one !== known).map((one) => one.token);
    const value = [token, ...others].slice(0, MAX_USERS_PER_DEVICE).join(SEPARATOR);
    clearFormerDeviceCookie(reply, this.secure);
    writeCookie(reply, DEVICE_COOKIE, value, YEAR_SECONDS, this.secure);
  }

  private parseCookie(cookie: string): KnownUser[] {
    return cookie.split(SEPARATOR, MAX_USERS_PER_DEVICE).flatMap((token) => {
      const payload = verifyToken(token, this.secrets, 'device');
      if (!payload?.sub || !payload.jti || payload.iat === undefined) return [];
      return [{ token, id: payload.jti, subject: payload.sub, issuedAt: payload.iat }];
    });
  }

  // Hashed, so that the cookie of a shared browser reveals no addresses. One hash per secret, current secret first.
  private subjectsOf(email: string): string[] {
    return this.secrets.map((secret) =>
      createHmac('sha256', secret).update(email.trim().toLowerCase()).digest('base64url'),
    );
  }
}
