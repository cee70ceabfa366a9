import { addBilledItem } from '@quillcare/contracts';
import { currentContext, implement, newId, OrganisationFacts } from '@quillcare/service-kit';
import { QuoteRepository } from '../../../quote';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { enteredItem, refuseUnlessOpen } from '../domain/billed-fees';
import { BilledFeeRepository } from '../persistence/billed-fee.repository';
import { BilledFeesReader } from './billed-fees.reader';

export const AddBilledItemHandler = implement(
  addBilledItem,
  [SurgeryCaseRepository, QuoteRepository, BilledFeeRepository, BilledFeesReader, OrganisationFacts],
  (cases, quotes, fees, reader, organisation) => ({
    prepare: (_input) => organisation.today(),

    /** Locks the case, so that concurrent requests cannot exceed the limit. */
    async handle({ params, body }, today) {
      const surgeryCase = await cases.get(params.id, { lock: true });
      refuseUnlessOpen(surgeryCase);
      const quote = await quotes.get(surgeryCase.quoteId);
      const stored = await fees.ofCase(surgeryCase.id);
      const count = stored.filter(({ addedItem }) => addedItem !== null).length;
      const entered = enteredItem(body, quote, { lineId: newId(), count }, today);
      const enteredByName = currentContext().actor.name;
      await fees.enter(surgeryCase, { ...entered, enteredByName }, null);
      return reader.of(surgeryCase);
    },
  }),
);
