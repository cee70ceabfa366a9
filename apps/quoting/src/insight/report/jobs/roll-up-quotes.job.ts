import { rollUpQuotes } from '@quillcare/contracts';
import { Processes, RollUps, type JobHandler } from '@quillcare/service-kit';
import { QuoteRollUp } from '../persistence/quote-roll-up';

/** Counts what changed since the last run. */
@Processes(rollUpQuotes)
export class RollUpQuotesJob implements JobHandler<typeof rollUpQuotes> {
  constructor(
    private readonly rollUps: RollUps,
    private readonly quotes: QuoteRollUp,
  ) {}

  handle(): Promise<void> {
    return this.rollUps.run(this.quotes);
  }
}
