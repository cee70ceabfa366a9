import { hash } from 'node:crypto';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import rateLimit from '@fastify/rate-limit';
import { AppError, OPERATIONS, type FieldLimit, type Operation, type TryLimit } from '@quillcare/contracts';
import { CONFIG, openRedis, ProcessLogger, type ProcessConfig } from '@quillcare/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { KnownDevices } from '../auth/known-devices';
import { DEVICE_COOKIE } from '../http/cookies';
import { networkOf } from './network';
import { SteppedCounter, type CountResult } from './stepped-counter';
import { AttemptReporter } from './attempt-reporter';

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;

interface Bucket {
  key: string;
  isKnownDevice: boolean;
}

/** What to decrement unless the caller's attempt fails. */
interface CountedAttempt {
  who: string;
  windows: readonly TryLimit[];
}

const REPORT_INTERVAL_SECONDS = 3_600;
const WITHIN_LIMIT: CountResult = { fullStep: null, retryAfterSeconds: 0 };

/** Counts attempts in Redis, shared by all gateways. While Redis is down, attempts are allowed and not counted. */
@Injectable()
export class RateLimiter implements OnModuleDestroy {
  private readonly redis: Redis;
  private readonly counter: SteppedCounter;
  private readonly byAddress = new Map<string, Limiter>();
  private readonly counted = new WeakMap<FastifyRequest, CountedAttempt>();
  private isAway = false; // An outage is logged once, not on every attempt to connect.

  constructor(
    @Inject(CONFIG) private readonly config: ProcessConfig,
    private readonly devices: KnownDevices,
    private readonly reporter: AttemptReporter,
    private readonly logger: ProcessLogger,
  ) {
    this.redis = openRedis(config, {
      connectionName: 'quillcare-gateway',
      enableOfflineQueue: false,
      maxRetriesPerRequest: 0,
      commandTimeout: 1_000,
      disconnectTimeout: 100,
      retryStrategy: (attempts) => Math.min(attempts * 100, 2_000),
    });
    this.redis.on('ready', () => (this.isAway = false));
    this.redis.on('error', (error: Error) => this.logOutage(error));
    this.counter = new SteppedCounter(this.redis, `${config.namespace}:tries:`);
  }

  async register(fastify: FastifyInstance): Promise<void> {
    await fastify.register(rateLimit, {
      global: false,
      redis: this.redis,
      nameSpace: `${this.config.namespace}:tries:`,
      skipOnError: true,
    });
    for (const { name, http, rateLimit: limit } of OPERATIONS)
      if (http && limit) this.byAddress.set(name, createAddressLimiter(fastify, name, limit));
  }

  /** Counts this attempt; throws TOO_MANY_REQUESTS if a limit is exceeded. */
  async count(operation: Operation, request: FastifyRequest): Promise<void> {
    const { rateLimit: limit } = operation;
    const byAddress = this.byAddress.get(operation.name);
    if (!limit || !byAddress) return;
    const found = await byAddress(request);
    if (!found.isAllowed && found.isExceeded) throw rateLimitedError(found.ttlInSeconds);
    if (limit.perField) await this.countField(operation.name, limit, limit.perField, request);
  }

  /**
   * Where only failures count, takes the request's own attempt off the count. Attempts are counted beforehand so that sending
   * many at once does not bypass the limit.
   */
  async takeBack(request: FastifyRequest): Promise<void> {
    const own = this.counted.get(request);
    if (own) await this.withoutRedisOutage(this.counter.uncount(own.who, own.windows), undefined);
  }

  /** Counts a call with a website key; throws TOO_MANY_REQUESTS if the key was used too often. */
  async countKey({ name, acceptsKey }: Operation, keyId: string): Promise<void> {
    if (!acceptsKey) return;
    const counted = this.counter.count(`${name}:key:${keyId}`, [acceptsKey]);
    const verdict = await this.withoutRedisOutage(counted, WITHIN_LIMIT);
    if (verdict.fullStep !== null) throw rateLimitedError(verdict.retryAfterSeconds);
  }

  onModuleDestroy(): void {
    this.redis.disconnect();
  }

  private async countField(
    name: string,
    limit: TryLimit,
    perField: FieldLimit,
    request: FastifyRequest,
  ): Promise<void> {
    const value = fieldOf(request, perField.field);
    // Empty values are not counted, because they would put unrelated callers into one bucket.
    if (value === '') return;
    const windows = [{ max: perField.max, windowSeconds: limit.windowSeconds }, ...(perField.further ?? [])];
    const bucket = this.bucketOf(name, perField, value, request);
    const verdict = await this.withoutRedisOutage(this.counter.count(bucket.key, windows), WITHIN_LIMIT);
    if (verdict.fullStep === null) {
      if (perField.onlyFailures) this.counted.set(request, { who: bucket.key, windows });
      return;
    }
    if (verdict.fullStep > 0 && !bucket.isKnownDevice) await this.report(bucket.key, perField, value);
    throw rateLimitedError(verdict.retryAfterSeconds, perField.advice);
  }

  // The value is hashed because it may be long and personal.
  private bucketOf(name: string, perField: FieldLimit, value: string, request: FastifyRequest): Bucket {
    const key = `${perField.bucket ?? name}:${perField.field}:${hash('sha256', value, 'base64url')}`;
    const device = perField.knownDevices ? this.devices.idFor(value, request.cookies?.[DEVICE_COOKIE]) : null;
    return device === null ? { key, isKnownDevice: false } : { key: `${key}:${device}`, isKnownDevice: true };
  }

  private async report(key: string, { report, field }: FieldLimit, value: string): Promise<void> {
    if (!report) return;
    const isFirst = await this.withoutRedisOutage(this.counter.isFirst(key, REPORT_INTERVAL_SECONDS), false);
    // Not awaited, so that the response takes no longer than for any other attempt.
    if (isFirst) this.reporter.report(report, { [field]: value });
  }

  private async withoutRedisOutage<T>(call: Promise<T>, otherwise: T): Promise<T> {
    try {
      const answer = await call;
      this.isAway = false;
      return answer;
    } catch (error) {
      this.logOutage(error as Error);
      return otherwise;
    }
  }

  private logOutage(error: Error & { code?: string }): void {
    if (!this.isAway)
      this.logger.warn({ code: error.code ?? error.name }, 'redis is unavailable: attempts are not counted');
    this.isAway = true;
  }
}

function rateLimitedError(seconds: number, detail?: string): AppError {
  return new AppError('TOO_MANY_REQUESTS', { detail, retryAfterSeconds: Math.max(1, seconds) });
}

function createAddressLimiter(fastify: FastifyInstance, name: string, limit: TryLimit): Limiter {
  return fastify.createRateLimit({
    max: limit.max,
    timeWindow: limit.windowSeconds * 1000,
    keyGenerator: (request) => `${name}:from:${networkOf(request.ip)}`,
  });
}

function fieldOf(request: FastifyRequest, field: string): string {
  const value = (request.body as Record<string, unknown> | null | undefined)?.[field];
  return typeof value === 'string' ? value.trim().toLowerCase() : '';
}
