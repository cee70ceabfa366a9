import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import type { OutboxRow } from '../messaging/outbox';
import type { Scope } from './scope';

/** A transaction of the unit of work, from its beginning until it is about to commit or roll back. */
export interface OpenTransaction {
  readonly client: PoolClient;
  readonly manager: EntityManager;
  /** Narrowed while work of one organisation runs inside a platform scope. */
  scope: Scope;
  /** Messages that are written with the commit. */
  readonly outbox: OutboxRow[];
  /** The connection may serve another transaction by now: whatever still runs must not touch it. */
  hasEnded: boolean;
}

// One storage for all services of the process: a remote call inside any transaction is a fault.
const storage = new AsyncLocalStorage<OpenTransaction>();

/** Runs `work` inside `transaction`. */
export function runInTransaction<T>(transaction: OpenTransaction, work: () => T): T {
  return storage.run(transaction, work);
}

/**
 * The transaction that the running work is in, or undefined. Throws when it has ended, which happens to work that nobody
 * awaited: the other branches of a rejected `Promise.all`, or a promise that was dropped.
 */
export function transactionInProgress(): OpenTransaction | undefined {
  const transaction = storage.getStore();
  if (transaction?.hasEnded)
    throw new Error('The transaction of this work has ended: something in it was not awaited.');
  return transaction;
}

/** Whether the running work is inside a transaction. */
export function insideTransaction(): boolean {
  return storage.getStore()?.hasEnded === false;
}
