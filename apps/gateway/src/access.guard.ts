import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AppError, refusalOf, type ErrorCode, type Operation } from '@quillcare/contracts';
import { Clock, CONFIG, type ProcessConfig } from '@quillcare/service-kit';
import { Authenticator } from './auth/authenticator';
import { isLoopbackHost } from './http/loopback';
import { isPrefetch } from './http/prefetch';
import type { Caller, GatewayReply, GatewayRequest } from './http/request';
import { isSameOrigin } from './http/same-origin';
import { RateLimiter } from './limits/rate-limiter';
import { operationOf } from './routes/operation-route';

const SAFE = new Set(['GET', 'HEAD']);
/**
 * Refusals that a proof of identity lifts. The proof may be newer than the cached session, or have been given through another
 * gateway, so the session is re-read first.
 */
const LIFTED_BY_PROOF = new Set<ErrorCode>([
  'SECOND_STEP_REQUIRED',
  'SESSION_LOCKED',
  'STEP_UP_REQUIRED',
  'EMAIL_CONFIRMATION_REQUIRED',
]);

/** Checks rate limit, authentication and permission, in this order and before the body is parsed. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly authenticator: Authenticator,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<GatewayRequest>();
    const operation = operationOf(context.getHandler());
    if (isPatientsCommand(operation) && isPrefetch(request.headers)) throw new AppError('PREFETCH_REFUSED');
    if (operation.http?.path.startsWith('/dev/') && !this.isOpenToDevelopers(request))
      throw new AppError('NOT_FOUND');
    // First, so that a flood of invalid links or passwords is refused before it costs a query.
    if (operation.rateLimit) await this.limiter.count(operation, request);
    const caller = await this.authenticator.authenticate(
      operation,
      request,
      http.getResponse<GatewayReply>(),
    );
    this.refuseForgery(request, caller);
    if (caller.principal.kind === 'key') await this.limiter.countKey(operation, caller.principal.keyId);
    request.caller = await this.authorise(operation, caller);
    return true;
  }

  // Development routes do not exist in production; elsewhere they only answer requests from this machine.
  private isOpenToDevelopers({ headers }: GatewayRequest): boolean {
    return this.config.nodeEnv !== 'production' && isLoopbackHost(headers.host);
  }

  // Browsers send cookies with cross-site requests too.
  private refuseForgery({ method, headers }: GatewayRequest, { credential }: Caller): void {
    if (credential !== 'cookie' || SAFE.has(method)) return;
    if (!isSameOrigin(headers, this.config.publicUrl)) throw new AppError('CROSS_SITE_REQUEST');
  }

  private async authorise(operation: Operation, caller: Caller): Promise<Caller> {
    const refusal = this.refusalFor(operation, caller);
    if (!refusal) return caller;
    const isStale = LIFTED_BY_PROOF.has(refusal);
    const present = isStale ? await this.authenticator.refresh(caller) : caller;
    const remaining = isStale ? this.refusalFor(operation, present) : refusal;
    if (remaining) throw new AppError(remaining);
    return present;
  }

  private refusalFor(operation: Operation, { principal }: Caller): ErrorCode | null {
    return principal.kind === 'user' ? refusalOf(operation, principal, this.clock.now().getTime()) : null;
  }
}

// A prefetch by a browser or a preview in an email program is not a visit by the patient, so it must not trigger a command.
function isPatientsCommand({ kind, permission }: Operation): boolean {
  return kind === 'command' && permission === 'patient';
}
