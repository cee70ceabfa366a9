import { importClients } from '@quillcare/contracts';
import type { RpcClient } from '@quillcare/service-kit';
import type { ClientBatch } from '../domain/client-batch';
import { NOTHING_STORED, type Stored } from '../domain/import-counts';
import type { ClaimedImport } from '../persistence/import-claims';

const IN_FLIGHT = 2;

interface Sent {
  emails: Set<string>;
  /** Settles once the batch is stored and recorded. */
  done: Promise<void>;
}

/**
 * Sends batches to the clients, two at a time, and has their results recorded in the order of the file. Batches that
 * name the same address never travel together: a row is always compared with all rows before it.
 */
export class BatchSender {
  private readonly sent: Sent[] = [];

  constructor(
    private readonly rpc: RpcClient,
    private readonly run: ClaimedImport,
    private readonly record: (batch: ClientBatch, stored: Stored) => Promise<void>,
  ) {}

  /** Resolves when the batch is on its way; throws what an earlier one failed with. */
  async send(batch: ClientBatch): Promise<void> {
    const emails = new Set(batch.rows.map(({ client }) => client.email));
    while (this.sent.length >= IN_FLIGHT || this.sent.some((other) => shareAny(other.emails, emails)))
      await this.settleOldest();
    const before = this.sent.at(-1)?.done ?? Promise.resolve();
    const stored = this.store(batch);
    const done = Promise.all([stored, before]).then(([result]) => this.record(batch, result));
    done.catch(() => undefined); // Whoever awaits it next hears of the failure.
    this.sent.push({ emails, done });
  }

  /** Waits for everything that was sent. */
  async drain(): Promise<void> {
    while (this.sent.length > 0) await this.settleOldest();
  }

  /** Waits until nothing is under way any more, whatever came of it. */
  async abandon(): Promise<void> {
    await Promise.allSettled(this.sent.map(({ done }) => done));
  }

  private async settleOldest(): Promise<void> {
    await this.sent[0]?.done;
    this.sent.shift();
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

function shareAny(some: ReadonlySet<string>, others: ReadonlySet<string>): boolean {
  for (const one of some) if (others.has(one)) return true;
  return false;
}
