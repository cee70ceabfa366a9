import { recordBilledFees, type BilledFees, type InputOf } from '@quillcare/contracts';
import { currentContext, Implements, OrganisationFacts, type Handler } from '@quillcare/service-kit';
import { QuoteRepository } from '../../../quote';
import { SurgeryCaseRepository } from '../../surgery-case/persistence/surgery-case.repository';
import { enteredLines, refuseUnlessOpen } from '../domain/billed-fees';
import { BilledFeeRepository } from '../persistence/billed-fee.repository';
import { BilledFeesReader } from './billed-fees.reader';

type Input = InputOf<typeof recordBilledFees>;

@Implements(recordBilledFees)
export class RecordBilledFeesHandler implements Handler<typeof recordBilledFees> {
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

  async handle({ params, body }: Input, today: string): Promise<BilledFees> {
    const surgeryCase = await this.cases.get(params.id, { lock: true });
    refuseUnlessOpen(surgeryCase);
    const quote = await this.quotes.get(surgeryCase.quoteId);
    const stored = await this.fees.ofCase(surgeryCase.id);
    const entered = enteredLines(body.lines, quote, stored, today);
    const enteredByName = currentContext().actor.name;
    for (const [at, line] of entered.entries())
      await this.fees.enter(surgeryCase, { ...line, enteredByName }, body.lines[at]?.version ?? null);
    return this.reader.of(surgeryCase);
  }
}
