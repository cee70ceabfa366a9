import { checkOpenQuotes, type JobData, type OrganisationRecord } from '@quillcare/contracts';
import {
  eachSafely,
  OrganisationFacts,
  ProcessLogger,
  Processes,
  UnitOfWork,
  type JobHandler,
} from '@quillcare/service-kit';
import { compareVersions } from '../../quote/domain/quote-comparison';
import type { QuoteContent } from '../../quote/domain/quote.state';
import { QuoteRepricing } from '../../quote/operations/quote-repricing';
import { QuoteReader, type StoredContent } from '../../quote/operations/quote.reader';
import { StalePriceStore, type ComparedQuote } from '../persistence/stale-price.store';

/** Quotes read, priced and marked together; small enough not to block the process for long. */
const PAGE = 50;

/** Marks a practice's open quotes whose current price differs. Idempotent. */
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
    const runInPractice = <T>(work: () => Promise<T>) => this.uow.runFor(organisationId, work);
    if (quoteIds) return this.check(quoteIds, runInPractice);
    const claimed = await runInPractice(() => this.stale.claim());
    if (!claimed) return;
    try {
      await this.check(claimed.quoteIds, runInPractice, () => this.stale.renew());
    } catch (error) {
      // Releases the lease, so that the next attempt need not wait for it to expire.
      await runInPractice(() => this.stale.release());
      throw error;
    }
    await runInPractice(() => this.stale.markDone(claimed.askedAt));
  }

  private async check(
    ids: readonly string[],
    within: <T>(work: () => Promise<T>) => Promise<T>,
    renew: () => Promise<void> = async () => undefined,
  ): Promise<void> {
    const practice = await this.organisation.current();
    for (let at = 0; at < ids.length; at += PAGE) {
      const compared = await this.compare(ids.slice(at, at + PAGE), practice);
      await within(async () => {
        await this.stale.markCompared(compared);
        await renew();
      });
    }
  }

  /** A quote that cannot be priced keeps its mark and does not stop the others. */
  private async compare(ids: readonly string[], practice: OrganisationRecord): Promise<ComparedQuote[]> {
    const quotes = await this.quotes.readContents(ids);
    const price = await this.pricing.repricerFor(quotes, practice);
    const compared: ComparedQuote[] = [];
    const compare = async (quote: StoredContent): Promise<void> =>
      void compared.push({ quote, differenceMinor: differenceOf(quote, price(quote)) });
    await eachSafely(quotes, compare, {
      job: checkOpenQuotes,
      logger: this.logger,
      nameOf: ({ id }) => `quote ${id}`,
    });
    return compared;
  }
}

function differenceOf(quote: StoredContent, today: QuoteContent): number | null {
  const compared = compareVersions(quote, today);
  return compared.lines.some(({ change }) => change !== 'SAME') ? compared.differenceMinor : null;
}
