import { sweepStalePrices } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { StalePriceStore } from '../persistence/stale-price.store';

export const SweepStalePricesJob = onJob(sweepStalePrices, [UnitOfWork, StalePriceStore], (uow, stale) => ({
  handle: () => uow.runPlatform('queue practices whose prices changed', () => stale.queueDue()),
}));
