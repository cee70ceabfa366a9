import { signIn } from '@quillcare/contracts';
import type { ProcessConfig, ProcessLogger } from '@quillcare/service-kit';
import fastify, { type FastifyRequest } from 'fastify';
import { RateLimiter } from './rate-limiter';

it('lets people work while Redis is away, says so once, and does not wait for it', async () => {
  const logger = { warn: jest.fn() };
  const limiter = new RateLimiter(
    { redisUrl: 'redis://127.0.0.1:1', namespace: 'test' } as ProcessConfig,
    logger as unknown as ProcessLogger,
  );
  const server = fastify();
  await limiter.register(server);
  const request = {
    ip: '192.0.2.1',
    body: { email: 'a@b.nz' },
    routeOptions: { config: {} },
  } as unknown as FastifyRequest;
  const started = Date.now();
  for (let n = 0; n < 50; n++) await limiter.count(signIn, request);
  expect(Date.now() - started).toBeLessThan(2_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(logger.warn).toHaveBeenCalledTimes(1);
  limiter.onModuleDestroy();
  await server.close();
});
