import { AppError, checkOpenQuotes, type JobData, type OrganisationRecord } from '@quillcare/contracts';
import {
  eachSafely,
  OrganisationFacts,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { comparisonOf } from '../../quote/domain/quote-comparison';
import { QuoteRepricing } from '../../quote/operations/quote-repricing';
import { QuoteReader, type StoredContent } from '../../quote/operations/quote.reader';
import { StalePriceStore } from '../persistence/stale-price.store';

/** Marks the open quotes of a practice that would cost something else today. Doing it again changes nothing. */
@Processes(checkOpenQuotes)
export class CheckOpenQuotesJob implements JobHandler<typeof checkOpenQuotes> {
  constructor(
    private readonly stale: StalePriceStore,
    private readonly quotes: QuoteReader,
    private readonly pricing: QuoteRepricing,
    private readonly organisation: OrganisationFacts,
    private readonly uow: UnitOfWork,
    private readonly logger: ProcessLogger,
  ) {}

  async handle({ organisationId, quoteIds }: JobData<typeof checkOpenQuotes>): Promise<void> {
    const within = <T>(work: () => Promise<T>) => this.uow.runFor(organisationId, work);
    const due = quoteIds === null ? await within(() => this.stale.due()) : { askedAt: null, quoteIds };
    if (!due) return;
    const practice = await this.organisation.current();
    // A quote that cannot be priced keeps the mark that it has, and does not keep others from theirs.
    await eachSafely(due.quoteIds, (id) => this.check(id, practice, within), {
      job: checkOpenQuotes,
      logger: this.logger,
      nameOf: (id) => `quote ${id}`,
    });
    const { askedAt } = due;
    if (askedAt) await within(() => this.stale.done(askedAt));
  }

  private async check(
    id: string,
    practice: OrganisationRecord,
    within: <T>(work: () => Promise<T>) => Promise<T>,
  ): Promise<void> {
    try {
      const quote = await this.quotes.content(id);
      const difference = await this.differenceOf(quote, practice);
      await within(() => this.stale.mark(quote, difference));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'NOT_FOUND')) throw error;
    }
  }

  private async differenceOf(quote: StoredContent, practice: OrganisationRecord): Promise<number | null> {
    const compared = comparisonOf(quote, await this.pricing.today(quote, practice));
    return compared.lines.some(({ change }) => change !== 'SAME') ? compared.differenceMinor : null;
  }
}
