import { AppError, signIn, type ErrorCode } from '@quillcare/contracts';
import type { RpcClient } from '@quillcare/service-kit';
import type { GatewayReply, GatewayRequest } from '../http/request';
import type { RateLimiter } from '../limits/rate-limiter';
import type { BrowserSession } from './browser-session';
import { JsonRoute } from './json.route';

/** Whether a sign-in that ends with this error still counts as a try. */
async function counts(code: ErrorCode): Promise<boolean> {
  const limiter = { takeBack: jest.fn() };
  const sessions = {
    prepare: () => undefined,
    runWithCookies: (
      _kind: unknown,
      _raw: unknown,
      _request: unknown,
      _reply: unknown,
      work: () => unknown,
    ) => work(),
  };
  const route = new JsonRoute(
    { dispatch: () => Promise.reject(new AppError(code)) } as unknown as RpcClient,
    sessions as unknown as BrowserSession,
    limiter as unknown as RateLimiter,
  );
  const body = { email: 'a@b.nz', password: 'Correct-Horse-7' };
  const request = { id: 'r-1', ip: '192.0.2.1', url: '/', headers: {}, params: {}, query: {}, body };
  await expect(
    route.serve(signIn, request as unknown as GatewayRequest, {} as GatewayReply),
  ).rejects.toMatchObject({ code });
  return limiter.takeBack.mock.calls.length === 0;
}

describe('a sign-in that fails', () => {
  it.each(['INVALID_CREDENTIALS', 'EMAIL_NOT_CONFIRMED', 'ORGANISATION_INACTIVE'] as const)(
    'with %s counts as a try',
    async (code) => expect(await counts(code)).toBe(true),
  );

  // Otherwise a desk that keeps trying during an outage could not sign in for another hour once it is over.
  it.each(['SERVICE_UNAVAILABLE', 'DEADLINE_EXCEEDED', 'INTERNAL'] as const)(
    'with %s does not count',
    async (code) => expect(await counts(code)).toBe(false),
  );
});
