import { Inject, Injectable } from '@nestjs/common';
import {
  toActor,
  AppError,
  auditRecordedBy,
  type AuditRecord,
  type EventData,
  type EventDefinition,
  type EventEnvelope,
  type JobData,
  type JobDefinition,
} from '@quillcare/contracts';
import { escapeLiteral as literal, type PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import { Clock } from '../clock';
import { currentContext } from '../context';
import { newId } from '../ids';
import { SERVICE } from '../injection';
import type { ServiceDefinition } from '../service/define-service';
import { Database } from './database';
import { insertOutbox } from '../messaging/outbox';
import { currentTraceparent, traced } from '../observability/tracing';
import { runInTransaction, currentTransaction, type OpenTransaction } from './open-transaction';
import { bindTransaction, type Scope } from './scope';
import { isRetryable } from './sql-errors';
import { namedStatement } from './statement';

const MAX_ATTEMPTS = 3;

/** The fields of an audit record; who acted is taken from the context. */
export type AuditEntryInput = Pick<AuditRecord, 'entityType' | 'entityId' | 'action'> &
  Partial<Pick<AuditRecord, 'entityLabel' | 'changes' | 'reason' | 'notes'>>;

/**
 * A transaction bound to one organisation, in which state, events, jobs and audit records are written together. Nested calls join
 * it; inside a platform scope, `run` and `runFor` narrow it to one organisation for the duration of their work. Serialisation
 * failures and deadlocks retry the whole work, with three attempts in total. Work that outlives its transaction (such as a branch
 * of a rejected `Promise.all`) gets an error the next time it uses this class.
 */
@Injectable()
export class UnitOfWork {
  constructor(
    private readonly database: Database,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` in the organisation of the context; throws if the context has none. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { organisationId } = currentContext();
    if (!organisationId)
      throw new Error(`${this.service.name}: a transaction needs an organisation or a named platform scope.`);
    return this.runFor(organisationId, work);
  }

  /** Runs `work` in the given organisation, for jobs and consumers. */
  runFor<T>(organisationId: string, work: () => Promise<T>): Promise<T> {
    return this.transaction({ organisationId, platform: null }, work);
  }

  /** Runs `work` across all organisations. `reason` says why (sign-in by email, a sweep) and is visible in the database's logs. */
  runPlatform<T>(reason: string, work: () => Promise<T>): Promise<T> {
    return this.transaction({ organisationId: null, platform: reason }, work);
  }

  get manager(): EntityManager {
    return this.open().manager;
  }

  /** The organisation the open transaction is bound to; throws in a platform scope. */
  get organisationId(): string {
    const { organisationId } = this.open().scope;
    if (!organisationId)
      throw new Error(
        `${this.service.name}: this needs a transaction of one organisation, not a platform scope.`,
      );
    return organisationId;
  }

  /** Returns the time as this process sees it, from one source for all rows of a transaction. */
  now(): Date {
    return this.clock.now();
  }

  /**
   * Runs SQL in the open transaction and returns the driver's rows. Statements are prepared by their text, so pass what differs
   * between calls in `params`.
   */
  async query<T = Record<string, unknown>>(sql: string, params: unknown[] = []): Promise<T[]> {
    const result = await this.open().client.query(namedStatement(this.service.name, sql, params));
    return result.rows as T[];
  }

  /** Runs SQL in the open transaction and returns the number of affected rows. */
  async execute(sql: string, params: unknown[] = []): Promise<number> {
    const result = await this.open().client.query(namedStatement(this.service.name, sql, params));
    return result.rowCount ?? 0;
  }

  /**
   * Acquires a named lock within the service and the transaction's organisation (or platform scope), and holds it until the
   * transaction ends. Use it where a count precedes an insert, which two transactions could otherwise both find allowed. `shared`
   * holders do not block each other.
   */
  async lock(name: string, { shared = false } = {}): Promise<void> {
    const { organisationId } = this.open().scope;
    await this.query(`select pg_advisory_xact_lock${shared ? '_shared' : ''}(hashtextextended($1, 0))`, [
      `${this.service.name} ${organisationId ?? 'platform'} ${name}`,
    ]);
  }

  /**
   * Acquires the named lock as `lock` does and counts the rows of a statement up to `most`, in one round trip. Each statement
   * sees what was committed before it, so the count includes what the previous holder wrote.
   */
  async countLocked(
    name: string,
    rowsOf: (organisation: string, now: string) => string,
    limit: number,
  ): Promise<number> {
    const key = `${this.service.name} ${this.organisationId} ${name}`;
    const now = `${literal(this.now().toISOString())}::timestamptz`;
    const rows = rowsOf(`${literal(this.organisationId)}::uuid`, now);
    const results: unknown = await this.open().client.query(
      `select pg_advisory_xact_lock(hashtextextended(${literal(key)}, 0));
       select count(*)::int as held from (${rows} limit ${Number(limit)}) live`,
    );
    const [, counted] = results as [unknown, { rows: { held: number }[] }];
    return counted.rows[0]?.held ?? 0;
  }

  /** Publishes an event when the transaction commits. `subject` is the id of the record it is about. */
  emit<E extends EventDefinition>(
    event: E,
    subject: string,
    data: EventData<E>,
    organisationId?: string,
  ): void {
    if (event.service !== this.service.name)
      throw new Error(`${event.type} is an event of ${event.service}, not of ${this.service.name}.`);
    const context = currentContext();
    const open = this.open();
    const envelope: EventEnvelope<EventData<E>> = {
      id: newId(),
      source: `/quillcare/${this.service.name}`,
      type: event.type,
      specversion: '1.0',
      time: this.clock.now().toISOString(),
      subject,
      datacontenttype: 'application/json',
      organisationid: organisationId ?? open.scope.organisationId ?? context.organisationId,
      actor: context.actor.id,
      correlationid: context.correlationId,
      causationid: context.causationId,
      traceparent: currentTraceparent() ?? context.traceparent,
      data,
    };
    open.outbox.push({
      id: envelope.id,
      organisationId: envelope.organisationid,
      kind: 'event',
      destination: event.subject,
      payload: envelope,
      notBefore: null,
    });
  }

  /** Enqueues a job when the transaction commits; it is delayed by at least `delayMs` milliseconds. */
  enqueue<J extends JobDefinition>(job: J, data: JobData<J>, options: { delayMs?: number } = {}): void {
    const { correlationId, actor, ...context } = currentContext();
    const traceparent = currentTraceparent() ?? context.traceparent;
    const open = this.open();
    const organisationId = (data as { organisationId?: string }).organisationId ?? open.scope.organisationId;
    open.outbox.push({
      id: newId(),
      organisationId,
      kind: 'job',
      destination: `${job.service}.${job.name}`,
      payload: { data, correlationId, actor, traceparent, organisationId },
      notBefore: options.delayMs ? new Date(this.clock.now().getTime() + options.delayMs) : null,
    });
  }

  /** Records an act for the audit trail, in the same transaction as the act. */
  audit(entry: AuditEntryInput, organisationId?: string): void {
    const { actor, principal } = currentContext();
    const record: AuditRecord = {
      entityLabel: null,
      changes: [],
      reason: null,
      notes: null,
      ...entry,
      userId: actor.userId,
      actorName: actor.id === toActor(principal) && principal.kind === 'patient' ? 'patient' : actor.name,
    };
    this.emit(auditRecordedBy[this.service.name], entry.entityId, record, organisationId);
  }

  private open(): OpenTransaction {
    const open = currentTransaction();
    if (!open) throw new Error(`${this.service.name}: this needs an open transaction.`);
    return open;
  }

  private async transaction<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
    const already = currentTransaction();
    if (already) {
      if (scope.organisationId === already.scope.organisationId) return work();
      if (already.scope.organisationId !== null)
        throw new Error('A transaction cannot change its organisation.');
      return runNarrowed(already, scope, work);
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await traced(`transaction ${this.service.name}`, () => this.attempt(scope, work), {
          kind: 'client',
          attributes: {
            'db.system.name': 'postgresql',
            'db.namespace': this.service.name,
            'quillcare.practice': scope.organisationId ?? undefined,
            'quillcare.attempt': attempt,
          },
        });
      } catch (error) {
        if (attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 40 * attempt));
      }
    }
  }

  private async attempt<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
    const runner = this.database.source.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    const open: OpenTransaction = { client, manager: runner.manager, scope, outbox: [], hasEnded: false };
    try {
      await runner.startTransaction();
      await bindTransaction(client, scope);
      const result = await runInTransaction(open, work);
      open.hasEnded = true;
      if (open.outbox.length > 0) await insertOutbox(client, this.service.name, open.outbox);
      await commitTransaction(client);
      return result;
    } catch (error) {
      open.hasEnded = true;
      // TypeORM releases a connection that broke and rejects every later statement with an error of its own.
      if (runner.isReleased)
        throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error });
      await client.query('rollback').catch(() => undefined); // The server rolls a broken connection back by itself.
      throw error;
    } finally {
      await runner.release();
    }
  }
}

// For a link, token or address whose organisation has been found: from then on row-level security hides the rest of the platform.
async function runNarrowed<T>(
  transaction: OpenTransaction,
  scope: Scope,
  work: () => Promise<T>,
): Promise<T> {
  const platform = transaction.scope;
  const widen = (): Promise<void> => {
    transaction.scope = platform;
    return bindTransaction(transaction.client, platform);
  };
  await bindTransaction(transaction.client, scope);
  transaction.scope = scope;
  try {
    const result = await work();
    await widen();
    return result;
  } catch (error) {
    await widen().catch(() => undefined); // A failed transaction rejects every statement and can only be rolled back.
    throw error;
  }
}

// Uses the driver, because TypeORM hides the response: PostgreSQL answers the COMMIT of a failed transaction with ROLLBACK and no
// error.
async function commitTransaction(client: PoolClient): Promise<void> {
  const { command } = await client.query('commit');
  if (command !== 'COMMIT')
    throw new Error(
      'The transaction was rolled back: a statement in it failed and the failure was not passed on.',
    );
}
