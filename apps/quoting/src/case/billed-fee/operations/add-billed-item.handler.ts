import { addBilledItem, type BilledFees, type InputOf } from '@quillcare/contracts';
import { currentContext, Implements, newId, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { QuoteRepository } from '../../../quote';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { enteredItem, refuseUnlessOpen } from '../domain/billed-fees';
import { BilledFeeRepository } from '../persistence/billed-fee.repository';
import { BilledFeesReader } from './billed-fees.reader';

type Input = InputOf<typeof addBilledItem>;

@Implements(addBilledItem)
export class AddBilledItemHandler implements Handler<typeof addBilledItem> {
  constructor(
    private readonly cases: SurgeryCaseRepository,
    private readonly quotes: QuoteRepository,
    private readonly fees: BilledFeeRepository,
    private readonly reader: BilledFeesReader,
    private readonly organisation: OrganisationFacts,
  ) {}

  prepare(): Promise<string> {
    return this.organisation.today();
  }

  /** The case is locked, so that two at once do not exceed the limit. */
  async handle({ params, body }: Input, today: string): Promise<BilledFees> {
    const surgeryCase = await this.cases.get(params.id, { lock: true });
    refuseUnlessOpen(surgeryCase);
    const quote = await this.quotes.get(surgeryCase.quoteId);
    const stored = await this.fees.ofCase(surgeryCase.id);
    const count = stored.filter(({ addedItem }) => addedItem !== null).length;
    const entered = enteredItem(body, quote, { lineId: newId(), count }, today);
    const enteredByName = currentContext().actor.name;
    await this.fees.enter(surgeryCase, { ...entered, enteredByName }, null);
    return this.reader.of(surgeryCase);
  }
}
