import { sweepStalePrices } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { StalePriceStore } from '../persistence/stale-price.store';

@Processes(sweepStalePrices)
export class SweepStalePricesJob implements JobHandler<typeof sweepStalePrices> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly stale: StalePriceStore,
  ) {}

  handle(): Promise<void> {
    return this.uow.runPlatform('queue practices whose prices changed', () => this.stale.queueDue());
  }
}
