import { askForNewDayPrices } from '@quillcare/contracts';
import { Processes, UnitOfWork, type JobHandler } from '@quillcare/service-kit';
import { PriceChecks } from '../../../catalogue';

/** A rule begins or ends with a day, and a table of the schedule comes into force: nobody saves anything then. */
@Processes(askForNewDayPrices)
export class AskForNewDayPricesJob implements JobHandler<typeof askForNewDayPrices> {
  constructor(
    private readonly uow: UnitOfWork,
    private readonly checks: PriceChecks,
  ) {}

  handle(): Promise<void> {
    return this.uow.runPlatform('rules and tables of all practices that begin or end', () =>
      this.checks.askForNewDay(),
    );
  }
}
