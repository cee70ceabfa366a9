import { AsyncLocalStorage } from 'node:async_hooks';
import { Inject, Injectable } from '@nestjs/common';
import {
  actorOf,
  AppError,
  auditRecordedBy,
  type AuditRecord,
  type EventData,
  type EventDefinition,
  type EventEnvelope,
  type JobData,
  type JobDefinition,
} from '@quillcare/contracts';
import type { PoolClient, QueryResult } from 'pg';
import type { EntityManager, QueryRunner } from 'typeorm';
import { Clock } from '../clock';
import { currentContext } from '../context';
import { newId } from '../ids';
import { SERVICE } from '../injection';
import type { ServiceDefinition } from '../service/define-service';
import { Database } from './database';
import { insertOutbox, type OutboxRow } from '../messaging/outbox';
import { currentTraceparent, traced } from '../observability/tracing';
import { isRetryable } from './sql-errors';
import { openTransaction, type Scope } from './scope';
import { named } from './statement';

interface Open {
  client: PoolClient;
  manager: EntityManager;
  scope: Scope;
  outbox: OutboxRow[];
  /** Statements that nobody waits for before the commit, the one that began the transaction first. */
  sent: Promise<unknown>[];
}

// One storage for all services of the process: a remote call inside anybody's transaction is a fault.
const openTransactions = new AsyncLocalStorage<Open>();
const MAX_TRIES = 3;

/** Whether the running work is inside a transaction. */
export function insideTransaction(): boolean {
  return openTransactions.getStore() !== undefined;
}

export type AuditEntryInput = Pick<AuditRecord, 'entityType' | 'entityId' | 'action'> &
  Partial<Pick<AuditRecord, 'entityLabel' | 'changes' | 'reason' | 'notes'>>;

/**
 * One transaction bound to one organisation, in which state, events, jobs and audit records are written together.
 * Nested calls join. Serialisation failures and deadlocks repeat the whole work, at most three times.
 */
@Injectable()
export class UnitOfWork {
  constructor(
    private readonly database: Database,
    @Inject(SERVICE) private readonly service: ServiceDefinition,
    private readonly clock: Clock,
  ) {}

  /** Runs `work` in the organisation of the context. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const { organisationId } = currentContext();
    if (!organisationId)
      throw new Error(`${this.service.name}: a transaction needs an organisation or a named platform scope.`);
    return this.runFor(organisationId, work);
  }

  /** Runs `work` in the named organisation (jobs and consumers). */
  runFor<T>(organisationId: string, work: () => Promise<T>): Promise<T> {
    return this.transaction({ organisationId, platform: null }, work);
  }

  /** Runs `work` over all organisations; `reason` says why (sign-in by e-mail, a sweep) and is visible in the database's logs. */
  runPlatform<T>(reason: string, work: () => Promise<T>): Promise<T> {
    return this.transaction({ organisationId: null, platform: reason }, work);
  }

  /** The entity manager of the open transaction. */
  get manager(): EntityManager {
    return this.open().manager;
  }

  /** The organisation that the open transaction is bound to; throws in a platform scope. */
  get organisationId(): string {
    const { organisationId } = this.open().scope;
    if (!organisationId)
      throw new Error(
        `${this.service.name}: this needs a transaction of one organisation, not a platform scope.`,
      );
    return organisationId;
  }

  /** The time as this process sees it; the same source for all rows of a transaction. */
  now(): Date {
    return this.clock.now();
  }

  /** Plain SQL in the open transaction; rows as the driver gives them. What differs between calls belongs into `params`: texts are prepared. */
  async query<T = Record<string, unknown>>(sql: string, params: unknown[] = []): Promise<T[]> {
    const result = await this.open().client.query(named(this.service.name, sql, params));
    return result.rows as T[];
  }

  /** Plain SQL of which only the number of touched rows matters. */
  async execute(sql: string, params: unknown[] = []): Promise<number> {
    const result = await this.open().client.query(named(this.service.name, sql, params));
    return result.rowCount ?? 0;
  }

  /**
   * Sends SQL of which nobody needs to know the outcome: the work goes on, or ends, without waiting for it, and the commit
   * travels right behind it. A failure of it fails the transaction.
   */
  send(sql: string, params: unknown[] = []): void {
    const open = this.open();
    sendAlong(open, open.client.query(named(this.service.name, sql, params)));
  }

  /** Publishes an event when the transaction commits. `subject` is the id of the thing that it happened to. */
  emit<E extends EventDefinition>(
    event: E,
    subject: string,
    data: EventData<E>,
    organisationId?: string,
  ): void {
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

  /** Hands work to a worker when the transaction commits. */
  enqueue<J extends JobDefinition>(job: J, data: JobData<J>, options: { delayMs?: number } = {}): void {
    const { correlationId, actor, traceparent } = currentContext();
    const open = this.open();
    const organisationId = (data as { organisationId?: string }).organisationId ?? open.scope.organisationId;
    open.outbox.push({
      id: newId(),
      organisationId,
      kind: 'job',
      destination: `${job.service}.${job.name}`,
      payload: { data, correlationId, actor, traceparent, organisationId },
      notBefore: options.delayMs ? new Date(Date.now() + options.delayMs) : null,
    });
  }

  /** Tells the audit about an act, in the transaction of the act. */
  audit(entry: AuditEntryInput, organisationId?: string): void {
    const { actor, principal } = currentContext();
    const record: AuditRecord = {
      entityLabel: null,
      changes: [],
      reason: null,
      notes: null,
      ...entry,
      userId: actor.userId,
      actorName: actor.id === actorOf(principal) && principal.kind === 'patient' ? 'patient' : actor.name,
    };
    this.emit(auditRecordedBy[this.service.name], entry.entityId, record, organisationId);
  }

  private open(): Open {
    const open = openTransactions.getStore();
    if (!open) throw new Error(`${this.service.name}: this needs an open transaction.`);
    return open;
  }

  private async transaction<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
    const already = openTransactions.getStore();
    if (already) {
      if (scope.organisationId !== already.scope.organisationId)
        throw new Error('A transaction cannot change its organisation.');
      return work();
    }
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await traced(`transaction ${this.service.name}`, () => this.attempt(scope, work));
      } catch (error) {
        if (attempt >= MAX_TRIES || !isRetryable(error)) throw error;
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 40 * attempt));
      }
    }
  }

  private async attempt<T>(scope: Scope, work: () => Promise<T>): Promise<T> {
    const runner = this.database.source.createQueryRunner();
    const client = (await runner.connect()) as PoolClient;
    const open: Open = { client, manager: runner.manager, scope, outbox: [], sent: [] };
    try {
      sendAlong(open, openTransaction(client, scope));
      markOpen(runner);
      const result = await openTransactions.run(open, work);
      await commit(open, this.service.name);
      return result;
    } catch (error) {
      // TypeORM lets go of a connection that broke, and complains of that to whoever asks next.
      if (runner.isReleased)
        throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 1, cause: error });
      await client.query('rollback').catch(() => undefined); // A broken connection is rolled back by the server itself.
      throw error;
    } finally {
      markClosed(runner);
      await runner.release();
    }
  }
}

// TypeORM must believe that its transaction is open, or it would open one of its own around each write.
function markOpen(runner: QueryRunner): void {
  Object.assign(runner, { isTransactionActive: true, transactionDepth: 1 });
}

function markClosed(runner: QueryRunner): void {
  Object.assign(runner, { isTransactionActive: false, transactionDepth: 0 });
}

// Not awaited: it travels with the next statement, and were it to fail, every statement behind it fails too.
function sendAlong(open: Open, statement: Promise<unknown>): void {
  statement.catch(() => undefined); // Heard by the commit, or not at all where other work failed before.
  open.sent.push(statement);
}

async function commit(open: Open, schema: string): Promise<void> {
  const outcomes = await Promise.allSettled([
    ...open.sent,
    open.outbox.length > 0 ? insertOutbox(open.client, schema, open.outbox) : Promise.resolve(),
    open.client.query('commit'),
  ]);
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
  const committed = outcomes.at(-1) as PromiseFulfilledResult<QueryResult>;
  // PostgreSQL answers COMMIT of a failed transaction with ROLLBACK and no error.
  if (committed.value.command !== 'COMMIT')
    throw new Error(
      'The transaction was rolled back: a statement in it failed and the failure was not passed on.',
    );
}
