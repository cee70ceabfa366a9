import { availableParallelism } from 'node:os';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import { Algorithm, hash, verify } from '@node-rs/argon2';
import { ConcurrencyLimit } from './concurrency-limit';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Leaves one core to other requests. */
const CONCURRENCY = Math.max(1, availableParallelism() - 1);
/** About four seconds of work. A longer wait would exceed the request's deadline anyway. */
const MAX_QUEUED_PER_PROCESSOR = 100;

function overloadedError(): AppError {
  return new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5 });
}

/** Hashes passwords. Each run takes some tens of milliseconds, so never call it while a transaction is open. */
@Injectable()
export class PasswordHasher implements OnModuleInit {
  private decoy = '';
  private readonly limit = new ConcurrencyLimit(
    CONCURRENCY,
    CONCURRENCY * MAX_QUEUED_PER_PROCESSOR,
    overloadedError,
  );

  /** Computed at startup, because doing it during the first check would take twice as long and so reveal something. */
  async onModuleInit(): Promise<void> {
    this.decoy = await this.hash('nobody has this password');
  }

  hash(password: string): Promise<string> {
    return this.limit.run(() => hash(password, PARAMETERS));
  }

  /**
   * Returns whether the password matches the hash. Without a hash (no account has that email) it does the same work and returns
   * false, so that response times do not reveal who has an account.
   */
  async matches(password: string, passwordHash: string | null): Promise<boolean> {
    const known = passwordHash !== null;
    const isRight = await this.limit.run(() => verify(passwordHash ?? this.decoy, password));
    return known && isRight;
  }
}
