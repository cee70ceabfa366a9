import {
  MAX_RESULTS_PER_GROUP,
  searchQuoting,
  type FoundEntry,
  type FoundQuote,
  type FoundSurgeryCase,
  type InputOf,
  type QuotingFound,
} from '@quillcare/contracts';
import { normaliseSearchText } from '@quillcare/rules';
import {
  Implements,
  OrganisationFacts,
  TenantReader,
  type Handler,
  type SearchedTable,
} from '@quillcare/service-kit';
import { rankMatches } from '../domain/rank-matches';
import { possibleQuoteNumbers } from '../domain/possible-quote-numbers';
import { CASES, DOCTORS, HOSPITALS, QUOTES, SITES, SURGERIES } from './searched-tables';

/** Users type titles, but they are not part of a doctor's search key. */
const TITLE = /^(?:dr|prof|mr|mrs|ms)\.? (?=.{2})/;

@Implements(searchQuoting)
export class SearchQuotingQuery implements Handler<typeof searchQuoting> {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisation: OrganisationFacts,
  ) {}

  async handle({ body: { text, groups } }: InputOf<typeof searchQuoting>): Promise<QuotingFound> {
    const folded = normaliseSearchText(text);
    const entries = (group: (typeof groups)[number], table: SearchedTable) =>
      groups.includes(group) ? this.entries(table, folded) : [];
    const [findQuotes, surgeryCases, doctors, hospitals, sites, surgeries] = await Promise.all([
      groups.includes('quotes') ? this.quotes(text, folded) : [],
      groups.includes('surgeryCases') ? this.findCases(folded) : [],
      groups.includes('doctors') ? this.entries(DOCTORS, folded.replace(TITLE, '')) : [],
      entries('hospitals', HOSPITALS),
      entries('sites', SITES),
      entries('surgeries', SURGERIES),
    ]);
    return { quotes: findQuotes, surgeryCases, doctors, hospitals, sites, surgeries };
  }

  /** Quotes with the number typed, even if other text contains it, followed by those that contain the words. */
  private async quotes(text: string, folded: string): Promise<FoundQuote[]> {
    const today = await this.organisation.today();
    const numbers = possibleQuoteNumbers(text, Number(today.slice(0, 4)));
    const [numbered, others] = await Promise.all([
      numbers.length > 0 ? this.byNumber(numbers) : [],
      this.reader.firstMatches<FoundQuote>(QUOTES, folded),
    ]);
    const rest = [...others].sort((a, b) => b.quoteNumber.localeCompare(a.quoteNumber, 'en'));
    const byId = new Map([...numbered, ...rest].map((quote) => [quote.id, quote]));
    return [...byId.values()].slice(0, MAX_RESULTS_PER_GROUP);
  }

  private byNumber(numbers: string[]): Promise<FoundQuote[]> {
    const sql = `select ${QUOTES.columns} from ${QUOTES.from}
      where organisation_id = $1 and quote_number = any($2::text[]) and ${QUOTES.where}
      order by quote_number desc, revision desc`;
    return this.reader.rows<FoundQuote>('quoting.search_quotes_by_number', sql, [numbers]);
  }

  private async findCases(folded: string): Promise<FoundSurgeryCase[]> {
    const found = await this.reader.firstMatches<FoundSurgeryCase>(CASES, folded);
    return rankMatches(found, folded, ({ patientName }) => patientName).slice(0, MAX_RESULTS_PER_GROUP);
  }

  private async entries(table: SearchedTable, folded: string): Promise<FoundEntry[]> {
    const found = await this.reader.firstMatches<FoundEntry>(table, folded);
    return rankMatches(found, folded, ({ name }) => name).slice(0, MAX_RESULTS_PER_GROUP);
  }
}
