import { Injectable } from '@nestjs/common';
import { MAX_SYNCHRONOUS_RECORDS, runBulk } from '@quillcare/contracts';
import { ProcessLogger, UnitOfWork } from '@quillcare/service-kit';
import { BulkRunner } from './bulk-runner';
import { BulkItems, type NewItem } from './persistence/bulk-items';
import type { BulkRunEntity } from './persistence/bulk-run.entity';
import { BulkRunRepository } from './persistence/bulk-run.repository';

/** The selected records of a new run. Null if all matching records are meant. */
type SelectedRecords = readonly NewItem[] | null;

/** Starts bulk changes. Small ones finish before the response, large ones run in a worker. */
@Injectable()
export class BulkStarter {
  constructor(
    private readonly runs: BulkRunRepository,
    private readonly items: BulkItems,
    private readonly runner: BulkRunner,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  /** Call it before the request's transaction. Repeating a request finds the run created by the first one. */
  async start(make: () => Promise<{ run: BulkRunEntity; chosen: SelectedRecords }>): Promise<string> {
    const { id, organisationId, isSmall } = await this.uow.run(async () => {
      const earlier = await this.runs.findByRequest();
      if (earlier) return { ...earlier, isSmall: false };
      const { run, chosen } = await make();
      return { ...run, isSmall: await this.queueItems(run, chosen) };
    });
    if (isSmall) await this.runNow({ organisationId, id });
    return id;
  }

  private async queueItems(
    { id: bulkRunId, organisationId }: BulkRunEntity,
    chosen: SelectedRecords,
  ): Promise<boolean> {
    if (chosen) {
      const total = await this.items.add(bulkRunId, chosen);
      await this.uow.execute('update import.bulk_run set total = $3 where organisation_id = $1 and id = $2', [
        organisationId,
        bulkRunId,
        total,
      ]);
      if (total <= MAX_SYNCHRONOUS_RECORDS) return true;
    }
    this.uow.enqueue(runBulk, { organisationId, bulkRunId });
    return false;
  }

  /** If it cannot finish now, a worker continues and the response shows the progress so far. */
  private async runNow(target: { organisationId: string; id: string }): Promise<void> {
    await this.runner.run(target, { lastAttempt: false }).catch((error: unknown) => {
      this.logger.failure(error, 'a bulk change could not be completed at once and is left to a worker');
    });
  }
}
