import { askForNewDayPrices } from '@quillcare/contracts';
import { onJob, UnitOfWork } from '@quillcare/service-kit';
import { PriceChecks } from '../../../catalogue';

/** A rule begins or ends with a day, and a table of the schedule comes into force: nobody saves anything then. */
export const AskForNewDayPricesJob = onJob(askForNewDayPrices, [UnitOfWork, PriceChecks], (uow, checks) => ({
  handle: () =>
    uow.runPlatform('rules and tables of all practices that begin or end', () => checks.askForNewDay()),
}));
