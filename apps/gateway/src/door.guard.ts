import { Inject, Injectable, type CanActivate, type ExecutionContext } from '@nestjs/common';
import { AppError, refusalOf, type ErrorCode, type Operation } from '@quillcare/contracts';
import { Clock, CONFIG, type ProcessConfig } from '@quillcare/service-kit';
import { DoorAuthenticator } from './auth/authenticator';
import { isLoopbackHost } from './http/loopback';
import type { DoorReply, DoorRequest, Pass } from './http/request';
import { isSameOrigin } from './http/same-origin';
import { RateLimiter } from './limits/rate-limiter';
import { operationOf } from './routes/operation-route';

const SAFE = new Set(['GET', 'HEAD']);
/** What a proof lifts that the person may have given a moment ago, perhaps through another gateway. */
const LIFTED_BY_PROOF = new Set<ErrorCode>([
  'SECOND_STEP_REQUIRED',
  'STEP_UP_REQUIRED',
  'EMAIL_CONFIRMATION_REQUIRED',
]);

/** The front door: who is it, do they try too often, may they do this. Nothing is parsed before all three are answered. */
@Injectable()
export class DoorGuard implements CanActivate {
  private readonly isProduction: boolean;

  constructor(
    private readonly authenticator: DoorAuthenticator,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {
    this.isProduction = config.nodeEnv === 'production';
  }

  canActivate(context: ExecutionContext): boolean | Promise<boolean> {
    const http = context.switchToHttp();
    const request = http.getRequest<DoorRequest>();
    const operation = operationOf(context.getHandler());
    if (operation.http?.path.startsWith('/dev/') && !this.isOpenToDevelopers(request))
      throw new AppError('NOT_FOUND');
    if (operation.rateLimit) return this.admitCounted(operation, request, http.getResponse<DoorReply>());
    const pass = this.authenticator.authenticate(operation, request, http.getResponse<DoorReply>());
    return pass instanceof Promise
      ? pass.then((found) => this.admit(operation, request, found))
      : this.admit(operation, request, pass);
  }

  // What is for development has no address in production, and elsewhere only on this machine.
  private isOpenToDevelopers({ headers }: DoorRequest): boolean {
    return !this.isProduction && isLoopbackHost(headers.host);
  }

  // Counted first: a flood of wrong links or passwords is turned away before it costs a query.
  private async admitCounted(operation: Operation, request: DoorRequest, reply: DoorReply): Promise<boolean> {
    await this.limiter.count(operation, request);
    return this.admit(operation, request, await this.authenticator.authenticate(operation, request, reply));
  }

  private admit(operation: Operation, request: DoorRequest, pass: Pass): boolean | Promise<boolean> {
    if (
      pass.credential === 'cookie' &&
      !SAFE.has(request.method) &&
      !isSameOrigin(request.headers, this.config.publicUrl)
    ) {
      throw new AppError('CROSS_SITE_REQUEST');
    }
    const refusal = this.refusalFor(operation, pass);
    if (refusal && LIFTED_BY_PROOF.has(refusal)) return this.admitAnew(operation, request, pass);
    return enter(request, pass, refusal);
  }

  private async admitAnew(operation: Operation, request: DoorRequest, pass: Pass): Promise<boolean> {
    const known = await this.authenticator.anew(pass);
    return enter(request, known, this.refusalFor(operation, known));
  }

  private refusalFor(operation: Operation, { principal }: Pass): ErrorCode | null {
    return principal.kind === 'user' ? refusalOf(operation, principal, this.clock.now().getTime()) : null;
  }
}

function enter(request: DoorRequest, pass: Pass, refusal: ErrorCode | null): true {
  if (refusal) throw new AppError(refusal);
  request.pass = pass;
  return true;
}
