import { recordBilledFees } from '@quillcare/contracts';
import { currentContext, implement, OrganisationFacts } from '@quillcare/service-kit';
import { QuoteRepository } from '../../../quote';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { buildLineEntries, assertBillingOpen } from '../domain/billed-fees';
import { BilledFeeRepository } from '../persistence/billed-fee.repository';
import { BilledFeesReader } from './billed-fees.reader';

export const RecordBilledFeesHandler = implement(
  recordBilledFees,
  [SurgeryCaseRepository, QuoteRepository, BilledFeeRepository, BilledFeesReader, OrganisationFacts],
  (cases, quotes, fees, reader, organisation) => ({
    prepare: (_input) => organisation.today(),

    async handle({ params, body }, today) {
      const surgeryCase = await cases.get(params.id, { lock: true });
      assertBillingOpen(surgeryCase);
      const quote = await quotes.get(surgeryCase.quoteId);
      const stored = await fees.findByCase(surgeryCase.id);
      const entered = buildLineEntries(body.lines, quote, stored, today);
      const enteredByName = currentContext().actor.name;
      for (const [at, line] of entered.entries())
        await fees.saveEntry(surgeryCase, { ...line, enteredByName }, body.lines[at]?.version ?? null);
      return reader.read(surgeryCase);
    },
  }),
);
