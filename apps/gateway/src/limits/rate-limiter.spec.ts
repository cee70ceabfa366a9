import { signIn } from '@quillcare/contracts';
import type { ProcessConfig, ProcessLogger } from '@quillcare/service-kit';
import fastify, { type FastifyRequest } from 'fastify';
import { KnownDevices } from '../auth/known-devices';
import { RateLimiter } from './rate-limiter';
import type { AttemptReporter } from './attempt-reporter';

it('allows requests without waiting while Redis is down, and logs that once', async () => {
  const logger = { warn: jest.fn() };
  const config = {
    redisUrl: 'redis://127.0.0.1:1',
    namespace: 'test',
    signingSecret: 'a secret of some length, for tests only',
    signingSecrets: ['a secret of some length, for tests only'],
    publicUrl: 'http://localhost:3000',
  } as unknown as ProcessConfig;
  const reporter = { report: jest.fn() };
  const limiter = new RateLimiter(
    config,
    new KnownDevices(config),
    reporter as unknown as AttemptReporter,
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
  // Waiting for Redis on every attempt would take fifty seconds.
  expect(Date.now() - started).toBeLessThan(20_000);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(logger.warn).toHaveBeenCalledTimes(1);
  expect(reporter.report).not.toHaveBeenCalled();
  limiter.onModuleDestroy();
  await server.close();
});
