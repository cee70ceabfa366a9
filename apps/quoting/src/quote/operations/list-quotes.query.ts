import { listQuotes, type InputOf, type ResultOf } from '@quillcare/contracts';
import { todayIn } from '@quillcare/rules';
import { Clock, Implements, OrganisationFacts, TenantReader, type Handler } from '@quillcare/service-kit';
import { listQueryOf, quoteList } from './quote-list';

@Implements(listQuotes)
export class ListQuotesQuery implements Handler<typeof listQuotes> {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisation: OrganisationFacts,
    private readonly clock: Clock,
  ) {}

  async handle({ query }: InputOf<typeof listQuotes>): Promise<ResultOf<typeof listQuotes>> {
    const { timeZone } = await this.organisation.current();
    return this.reader.page(quoteList, listQueryOf(query, todayIn(this.clock.now(), timeZone)));
  }
}
