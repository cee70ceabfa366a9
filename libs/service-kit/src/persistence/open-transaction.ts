import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient } from 'pg';
import type { EntityManager } from 'typeorm';
import type { OutboxRow } from '../messaging/outbox';
import type { Scope } from './scope';

/** A transaction of the unit of work, from its start until it is about to commit or roll back. */
export interface OpenTransaction {
  readonly client: PoolClient;
  readonly manager: EntityManager;
  /** Narrowed while work of one organisation runs inside a platform scope. */
  scope: Scope;
  readonly outbox: OutboxRow[];
  /** The connection may already serve another transaction, which work that is still running must not touch. */
  hasEnded: boolean;
}

// Shared by all services of the process, because a remote call inside any transaction is a bug.
const storage = new AsyncLocalStorage<OpenTransaction>();

/** Runs `work` inside `transaction`. */
export function runInTransaction<T>(transaction: OpenTransaction, work: () => T): T {
  return storage.run(transaction, work);
}

/**
 * Returns the transaction of the running work, or undefined. Throws if it has ended, which happens to work that was not awaited:
 * the other branches of a rejected `Promise.all`, or a dropped promise.
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
