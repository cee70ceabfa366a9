import { setImmediate as othersFirst, setTimeout as wait } from 'node:timers/promises';
import { importClients } from '@quillcare/contracts';
import type { RpcClient } from '@quillcare/service-kit';
import type { ClientBatch } from '../domain/client-batch';
import { NOTHING_STORED, type Stored } from '../domain/import-counts';
import { restAfter } from '../domain/pace';
import type { ClaimedImport } from '../persistence/import-claims';

/**
 * Sends batches to the clients one after the other and rests before the next: others work in this process and on this
 * database. Results are recorded in the order of the file, each while the next batch is stored. A row is always compared
 * with all rows before it, because those are stored.
 */
export class BatchSender {
  /** Settles once the batch before is stored and the rest is over. */
  private underWay: Promise<void> = Promise.resolve();
  /** Settles once every stored batch is recorded. */
  private recorded: Promise<void> = Promise.resolve();

  constructor(
    private readonly rpc: RpcClient,
    private readonly run: ClaimedImport,
    private readonly record: (batch: ClientBatch, stored: Stored) => Promise<void>,
  ) {}

  /** Resolves when the batch is on its way; throws what an earlier one failed with. */
  async send(batch: ClientBatch): Promise<void> {
    await this.underWay;
    this.underWay = this.carry(batch);
    this.underWay.catch(() => undefined); // Whoever awaits it next hears of the failure.
  }

  /** Waits for everything that was sent. */
  async drain(): Promise<void> {
    await this.underWay;
    await this.recorded;
  }

  /** Waits until nothing is under way any more, whatever came of it. */
  async abandon(): Promise<void> {
    await Promise.allSettled([this.underWay]);
    await Promise.allSettled([this.recorded]);
  }

  private async carry(batch: ClientBatch): Promise<void> {
    await othersFirst(); // Reading the next lines, which goes on now, and handing these over are not one long stretch.
    const started = performance.now();
    const stored = await this.store(batch);
    await this.recorded;
    this.recorded = this.record(batch, stored);
    this.recorded.catch(() => undefined); // As above.
    await wait(restAfter(performance.now() - started));
  }

  private store(batch: ClientBatch): Promise<Stored> {
    if (batch.rows.length === 0) return Promise.resolve(NOTHING_STORED);
    const { id: importId, organisationId, duplicateStrategy: strategy } = this.run;
    return this.rpc.call(
      importClients,
      { body: { organisationId, importId, strategy, rows: batch.rows } },
      { idempotencyKey: `${importId}:${batch.number}` },
    );
  }
}
