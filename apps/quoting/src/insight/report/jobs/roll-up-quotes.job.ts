import { rollUpQuotes } from '@quillcare/contracts';
import { onJob, RollUps } from '@quillcare/service-kit';
import { QuoteRollUp } from '../persistence/quote-roll-up';

export const RollUpQuotesJob = onJob(rollUpQuotes, [RollUps, QuoteRollUp], (rollUps, quotes) => ({
  handle: () => rollUps.run(quotes),
}));
