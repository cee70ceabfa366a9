import { askForNewDayPrices } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { PriceChecks } from '../../../catalogue';

/** Rules start and end, and schedule tables take effect, with the date: no event announces it. */
export const AskForNewDayPricesJob = onJob(askForNewDayPrices, [UnitOfWork, PriceChecks], (uow, checks) => ({
  handle: () =>
    uow.runPlatform('rules and tables of all practices that begin or end', () => checks.askForNewDay()),
}));
