import { setImmediate as othersFirst, setTimeout as wait } from 'node:timers/promises';
import type { RpcClient } from '@quillcare/service-kit';
import type { RowBatch } from '../domain/row-batch';
import { EMPTY_OUTCOME, type Stored } from '../../run-record/import-counts';
import { IMPORT_STORES } from '../import-stores';
import { pauseAfter } from '../domain/import-throttle';
import type { ClaimedImport } from '../persistence/import-claims';

/**
 * Sends batches one at a time to the service that stores them, pausing in between while people are being served. Results are
 * recorded in file order, each while the next batch is being stored. Because all earlier rows are stored by then, a row is always
 * compared with all of them.
 */
export class BatchSender {
  /** Settles once the previous batch is stored and the pause is over. */
  private underWay: Promise<void> = Promise.resolve();
  /** Settles once every stored batch is recorded. */
  private recorded: Promise<void> = Promise.resolve();

  constructor(
    private readonly rpc: RpcClient,
    private readonly run: ClaimedImport,
    private readonly record: (batch: RowBatch, stored: Stored) => Promise<void>,
  ) {}

  /** Resolves when the batch has been sent; throws the error of an earlier one. */
  async send(batch: RowBatch): Promise<void> {
    await this.underWay;
    this.underWay = this.storeAndRecord(batch);
    this.underWay.catch(() => undefined); // The next await receives the error.
  }

  /** Waits until every sent batch is recorded. */
  async drain(): Promise<void> {
    await this.underWay;
    await this.recorded;
  }

  /** Waits until nothing is in progress, ignoring errors. */
  async abandon(): Promise<void> {
    await Promise.allSettled([this.underWay]);
    await Promise.allSettled([this.recorded]);
  }

  private async storeAndRecord(batch: RowBatch): Promise<void> {
    await othersFirst(); // Yields, so that reading the next rows and sending these do not block the event loop for long.
    const started = performance.now();
    const stored = await this.store(batch);
    await this.recorded;
    this.recorded = this.record(batch, stored);
    this.recorded.catch(() => undefined); // As above.
    const rest = pauseAfter(performance.now() - started, stored.peopleServed);
    if (rest > 0) await wait(rest);
  }

  private store(batch: RowBatch): Promise<Stored> {
    if (batch.rows.length === 0) return Promise.resolve(EMPTY_OUTCOME);
    const {
      id: importId,
      organisationId,
      duplicateStrategy: strategy,
      entityType,
      dryRun,
      fileName,
    } = this.run;
    const context = { organisationId, importId, strategy, dryRun, absent: [...batch.absent] };
    const options = { idempotencyKey: `${importId}:${batch.number}` };
    return IMPORT_STORES[entityType].store(this.rpc, context, batch.rows, fileName, options);
  }
}
