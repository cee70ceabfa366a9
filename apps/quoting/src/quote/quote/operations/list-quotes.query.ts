import { listQuotes, type InputOf, type ResultOf } from '@quillcare/contracts';
import { Implements, OrganisationFacts, TenantReader, type Handler } from '@quillcare/service-kit';
import { listQueryOf, quoteList } from './quote-list';

@Implements(listQuotes)
export class ListQuotesQuery implements Handler<typeof listQuotes> {
  constructor(
    private readonly reader: TenantReader,
    private readonly organisation: OrganisationFacts,
  ) {}

  async handle({ query }: InputOf<typeof listQuotes>): Promise<ResultOf<typeof listQuotes>> {
    return this.reader.page(quoteList, listQueryOf(query, await this.organisation.today()));
  }
}
