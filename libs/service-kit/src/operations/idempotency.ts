import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@quillcare/contracts';
import type { ProcessConfig } from '../config';
import { currentContext } from '../context';
import { CONFIG, SERVICE } from '../injection';
import { UnitOfWork } from '../persistence/unit-of-work';
import { seal, unseal } from '../seal';
import type { ServiceDefinition } from '../service/define-service';

/** A request that the caller may repeat: same key and body, same result, one effect. */
export interface IdempotentRequest {
  organisationId: string;
  actor: string;
  key: string;
  /** Of operation and input: another request under the same key is refused. */
  hash: string;
}

/** SHA-256 (hex) over what makes two requests the same. */
export function requestHash(operation: string, input: unknown): string {
  return createHash('sha256').update(operation).update(JSON.stringify(input)).digest('hex');
}

/** Keys and results, written in the transaction of the effect itself; kept 24 hours. Results are sealed: they can hold a patient's link. */
@Injectable()
export class Idempotency {
  constructor(
    private readonly uow: UnitOfWork,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {}

  /** The result of an earlier request, if there was one. 409 while the first still runs, 422 for another body. */
  async earlier(request: IdempotentRequest): Promise<{ result: unknown } | null> {
    const lock = `${this.service.name}:${request.organisationId}:${request.actor}:${request.key}`;
    // Two statements on purpose: the second sees what was committed before the lock was got.
    const [[locked], [row]] = await Promise.all([
      this.uow.query<{ got: boolean }>('select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as got', [
        lock,
      ]),
      this.uow.query<{ request_hash: string; sealed_result: string }>(
        `select request_hash, sealed_result from ${this.service.name}.idempotency_key where organisation_id = $1 and actor = $2 and key = $3`,
        [request.organisationId, request.actor, request.key],
      ),
    ]);
    if (row && row.request_hash !== request.hash) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (row) return { result: JSON.parse(unseal(row.sealed_result, this.config.secrets)) };
    if (!locked?.got) throw new AppError('REQUEST_IN_PROGRESS', { retryAfterSeconds: 1 });
    return null;
  }

  /**
   * Whether the request of the context was carried out before: for a `prepare` that counts tries and must not take a
   * repetition for one. What the repetition is answered is `earlier`'s.
   */
  async isRepetition(): Promise<boolean> {
    const { idempotencyKey, organisationId, actor } = currentContext();
    if (!idempotencyKey || !organisationId) return false;
    const known = await this.uow.run(() =>
      this.uow.query(
        `select 1 from ${this.service.name}.idempotency_key where organisation_id = $1 and actor = $2 and key = $3`,
        [organisationId, actor.id, idempotencyKey],
      ),
    );
    return known.length > 0;
  }

  /** Keeps the result; commits or vanishes with the effect. */
  record(request: IdempotentRequest, result: unknown): void {
    this.uow.send(
      `insert into ${this.service.name}.idempotency_key (organisation_id, actor, key, request_hash, sealed_result) values ($1, $2, $3, $4, $5)`,
      [
        request.organisationId,
        request.actor,
        request.key,
        request.hash,
        seal(JSON.stringify(result), this.config.appSecret),
      ],
    );
  }
}
