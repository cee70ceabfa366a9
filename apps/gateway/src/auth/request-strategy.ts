import type { FastifyRequest } from 'fastify';
import { Strategy } from 'passport-strategy';
import type { Caller } from '../http/request';

/** A passport strategy whose `verify` function reads the credential from the request. */
export class RequestStrategy extends Strategy {
  constructor(
    private readonly verify: (
      request: FastifyRequest,
      done: (error: unknown, caller?: Caller) => void,
    ) => void,
  ) {
    super();
  }

  override authenticate(
    this: this & { success(caller: Caller): void; error(error: unknown): void },
    request: unknown,
  ): void {
    this.verify(request as FastifyRequest, (error, caller) => {
      if (caller) this.success(caller);
      else this.error(error);
    });
  }
}
