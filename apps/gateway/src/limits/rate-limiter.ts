import { hash } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import rateLimit, { type CreateRateLimitOptions } from '@fastify/rate-limit';
import { AppError, OPERATIONS, type Operation } from '@quillcare/contracts';
import { CONFIG, ProcessLogger, type ProcessConfig } from '@quillcare/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Redis } from 'ioredis';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

interface Counters {
  byAddress: Limiter;
  byField?: Limiter;
}

/** Counts tries in Redis, so that all gateways count together. While Redis is away nobody is counted: people can still work. */
@Injectable()
export class RateLimiter implements OnModuleDestroy {
  private readonly redis: Redis;
  private readonly counters = new Map<string, Counters>();

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    logger: ProcessLogger,
  ) {
    this.redis = new Redis(config.redisUrl, {
      connectionName: 'quillcare-gateway',
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 250,
      disconnectTimeout: 100,
      retryStrategy: (tries) => Math.min(tries * 100, 2_000),
    });
    let isAway = false; // told once, not with every try to connect
    this.redis.on('ready', () => (isAway = false));
    this.redis.on('error', (error: Error & { code?: string }) => {
      if (!isAway) logger.warn({ code: error.code ?? error.name }, 'redis is away: tries are not counted');
      isAway = true;
    });
  }

  /** Prepares a counter per limited operation. */
  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(rateLimit, {
      global: false,
      redis: this.redis,
      nameSpace: `${this.config.namespace}:tries:`,
      skipOnError: true,
    });
    for (const operation of OPERATIONS)
      if (operation.http && operation.rateLimit)
        this.counters.set(operation.name, countersOf(fastify, operation));
  }

  /** Counts this try; throws TOO_MANY_REQUESTS when there were too many. */
  async count(operation: Operation, request: FastifyRequest): Promise<void> {
    const counters = this.counters.get(operation.name);
    if (!counters) return;
    await allow(counters.byAddress, request);
    // Without a value nobody is meant, and strangers must not use up each other's tries.
    if (counters.byField && fieldOf(request, operation) !== '') await allow(counters.byField, request);
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }
}

async function allow(limiter: Limiter, request: FastifyRequest): Promise<void> {
  const found = await limiter(request);
  if (found.isAllowed || !found.isExceeded) return;
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.max(1, found.ttlInSeconds) });
}

function countersOf(fastify: FastifyInstance, operation: Operation): Counters {
  const { max, windowSeconds, perField } = operation.rateLimit as NonNullable<Operation['rateLimit']>;
  const limit = (most: number, keyGenerator: CreateRateLimitOptions['keyGenerator']): Limiter =>
    fastify.createRateLimit({ max: most, timeWindow: windowSeconds * 1000, keyGenerator });
  const byAddress = limit(max, (request) => `${operation.name}:from:${request.ip}`);
  if (perField === undefined) return { byAddress };
  // A value can be long and personal; a hash is neither.
  const key = (request: FastifyRequest): string => hash('sha256', fieldOf(request, operation), 'base64url');
  return {
    byAddress,
    byField: limit(perField.max, (request) => `${operation.name}:${perField.field}:${key(request)}`),
  };
}

function fieldOf(request: FastifyRequest, { rateLimit }: Operation): string {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[
    rateLimit?.perField?.field ?? ''
  ];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
