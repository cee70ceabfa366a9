import { createHmac } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { AppError, PLATFORM_ORGANISATION_ID, type InputOf, type Operation } from '@quillcare/contracts';
import type { ProcessConfig } from '../config';
import { currentContext } from '../context';
import { CONFIG, SERVICE } from '../injection';
import { Database } from '../persistence/database';
import { readRows } from '../persistence/reads';
import type { Scope } from '../persistence/scope';
import { named } from '../persistence/statement';
import { UnitOfWork } from '../persistence/unit-of-work';
import { deriveKey, seal, unseal } from '../seal';
import type { ServiceDefinition } from '../service/define-service';

/** A request the caller may repeat: same key and body, same result, one effect. */
export interface IdempotentRequest {
  /** The scope of the effect, in which the key is recorded too. */
  readonly scope: Scope;
  readonly organisationId: string;
  readonly actor: string;
  readonly key: string;
  /** Keyed hash of operation and input; a different request under the same key is rejected. */
  readonly hash: string;
  /** Hashes under which the same request may have been recorded, with the current secret or a previous one. */
  readonly knownHashes: readonly string[];
}

interface Recorded {
  requestHash: string;
  sealedResult: string;
}

/**
 * Records idempotency keys and results for 24 hours, in the transaction of the effect itself. Results are encrypted, because they
 * can contain a patient's link or a session's tokens. Request hashes are keyed, because a request can contain a password that
 * could otherwise be guessed from a copy of the database.
 */
@Injectable()
export class Idempotency {
  private readonly hashKeys: readonly Buffer[];

  constructor(
    private readonly uow: UnitOfWork,
    private readonly database: Database,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    @Inject(CONFIG) private readonly config: ProcessConfig,
  ) {
    this.hashKeys = config.secrets.map((secret) => deriveKey(secret, 'idempotency'));
  }

  /**
   * Returns the idempotent request of the context, or null if it has no key, or has neither an organisation nor a platform scope
   * (`platform` is its reason). In a platform scope the key is recorded under the nil organisation. Anonymous callers cannot be
   * told apart, so their keys are bound to the request itself: no caller can collide with another's key, and a retry from a
   * different address is still recognised.
   */
  requestOf(operation: Operation, input: InputOf<Operation>, platform?: string): IdempotentRequest | null {
    const { idempotencyKey: key, organisationId, actor } = currentContext();
    const scope = scopeOf(organisationId, platform);
    if (!key || !scope) return null;
    const content = `${operation.name}${JSON.stringify(comparable(operation, input))}`;
    const hashes = this.hashKeys.map((hashKey) =>
      createHmac('sha256', hashKey).update(content).digest('hex'),
    );
    const [hash = ''] = hashes;
    const isStranger = actor.id === 'anonymous';
    return {
      scope,
      organisationId: scope.organisationId ?? PLATFORM_ORGANISATION_ID,
      actor: isStranger ? `anonymous:${hash}` : actor.id,
      key,
      hash,
      knownHashes: hashes,
    };
  }

  /**
   * Returns the result if the request was carried out before; throws IDEMPOTENCY_KEY_REUSED (422) if the key belongs to a
   * different request.
   */
  async find(request: IdempotentRequest): Promise<{ result: unknown } | null> {
    const { organisationId, actor, key, scope } = request;
    const text = `select request_hash, sealed_result from ${this.service.name}.idempotency_key
      where organisation_id = $1 and actor = $2 and key = $3`;
    const statement = named(this.service.name, text, [organisationId, actor, key]);
    const [row] = await readRows<Recorded>(this.database, scope, statement);
    if (!row) return null;
    if (!request.knownHashes.includes(row.requestHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    return { result: JSON.parse(unseal(row.sealedResult, this.config.secrets)) };
  }

  /**
   * Like `find`, but inside the transaction of the effect, locking the request until it ends. Throws REQUEST_IN_PROGRESS (409)
   * while another transaction holds the lock.
   */
  async claim(request: IdempotentRequest): Promise<{ result: unknown } | null> {
    const lock = `${this.service.name}:${request.organisationId}:${request.actor}:${request.key}`;
    const [locked] = await this.uow.query<{ got: boolean }>(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as got',
      [lock],
    );
    // A separate statement, so that it sees what was committed before the lock was taken.
    const earlier = await this.find(request);
    if (!earlier && !locked?.got) throw new AppError('REQUEST_IN_PROGRESS', { retryAfterSeconds: 1 });
    return earlier;
  }

  /** Records the result in the transaction of the effect. */
  async record(request: IdempotentRequest, result: unknown): Promise<void> {
    await this.uow.execute(
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

function scopeOf(organisationId: string | null, platform: string | undefined): Scope | null {
  if (platform !== undefined) return { organisationId: null, platform };
  return organisationId === null ? null : { organisationId, platform: null };
}

// A retried upload is stored under a different id, but its hash is among the other fields.
function comparable({ http }: Operation, input: InputOf<Operation>): InputOf<Operation> {
  if (http?.encoding !== 'multipart') return input;
  const { uploadId: _uploadId, ...body } = input.body as { uploadId: string };
  return { ...input, body };
}
